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
 * Right or reduction of a purchase (shell §7, privilege purchase): early entry (id, code, limitation), a benefit card,
 * or a promotion. The route of the show passes it as one value to `pre_order` and `create_order`.
 */
export type Entitlement = Partial<Record<(typeof ENTITLEMENT_PARAMS)[number], string>>

/** Returns the entitlement among a route's parameters; empty ones are left out. */
export const entitlementOf = (params: { readonly [Name in keyof Entitlement]?: string | undefined }): Entitlement =>
  Object.fromEntries(ENTITLEMENT_PARAMS.flatMap((name) => (params[name] ? [[name, params[name]]] : [])))
