/** The route parameters of an entitlement, which are also the gateway's names. */
export const ENTITLEMENT_PARAMS = [
  'promotionId',
  'privilegeLimitation',
  'userCardInstanceId',
  'cardId',
  'privilegeCode',
  'privilegeId',
] as const

/**
 * By what right or reduction a buyer buys: a privilege to enter before the public sale (id, code, limitation), a benefit card, a
 * promotion (shell §7, privilege purchase). Goes as one value from the route of the show to `pre_order` and `create_order`.
 */
export type Entitlement = Partial<Record<(typeof ENTITLEMENT_PARAMS)[number], string>>

/** The entitlement among a route's parameters; empty ones are left out. */
export const entitlementOf = (params: { readonly [Name in keyof Entitlement]?: string | undefined }): Entitlement =>
  Object.fromEntries(ENTITLEMENT_PARAMS.flatMap((name) => (params[name] ? [[name, params[name]]] : [])))
