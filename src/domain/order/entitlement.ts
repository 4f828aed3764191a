/** Route parameters of an entitlement. The gateway uses the same names. */
export const ENTITLEMENT_PARAMS = [
  'promotionId',
  'privilegeLimitation',
  'userCardInstanceId',
  'cardId',
  'privilegeCode',
  'privilegeId',
] as const

/**
 * Right to buy or discount of a purchase (shell §7, privilege purchase): an early entry (id, code, limitation), a
 * benefit card or a promotion. The show's route passes this value unchanged to `pre_order` and `create_order`.
 */
export type Entitlement = Partial<Record<(typeof ENTITLEMENT_PARAMS)[number], string>>

/** Returns the entitlement from the parameters of a route. Omits empty parameters. */
export const entitlementOf = (params: { readonly [Name in keyof Entitlement]?: string | undefined }): Entitlement =>
  Object.fromEntries(ENTITLEMENT_PARAMS.flatMap((name) => (params[name] ? [[name, params[name]]] : [])))
