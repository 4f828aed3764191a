import { Type } from 'typebox'
import type { DeliverMethod } from '../../../../../src/api/purchase'
import type { Language } from '../../../core/localized-text'
import { badInput } from '../../../core/inputs'
import { Id, OptionalId, type Values } from '../../../core/schema'

/** The contract's delivery methods as values. */
const METHODS: Record<DeliverMethod, true> = { E_TICKET: true, EXPRESS: true, SELF_TAKE: true }

const EntitlementText = Type.Optional(Type.String({ maxLength: 64 }))

export const purchase = {
  showId: Id,
  sessionId: Id,
  items: Type.Array(Type.Object({ seatPlanId: Id, quantity: Type.Integer({ minimum: 1, maximum: 99 }) }), {
    maxItems: 10,
  }),
  /** The hold of picked seats. It replaces `items`, which is then empty. */
  holdId: OptionalId,
  deliverMethod: Type.Optional(
    Type.Union((Object.keys(METHODS) as DeliverMethod[]).map((method) => Type.Literal(method))),
  ),
  addressId: OptionalId,
  /** Chosen coupon; '' for no coupon. If absent, the merchant may choose the best coupon for the buyer. */
  couponId: OptionalId,
  promotionId: OptionalId,
  /** The privilege for buying before the public sale. */
  privilegeId: OptionalId,
  /** Other entitlement fields (domain/order/entitlement). They are accepted without an effect here. */
  privilegeCode: EntitlementText,
  privilegeLimitation: EntitlementText,
  cardId: EntitlementText,
  userCardInstanceId: EntitlementText,
}
/** Throws `Refusal` for a purchase without tiers and held seats. */
export const refuseNothing = ({ items, holdId }: Purchase, lang: Language): void => {
  if (items.length === 0 && !holdId) throw badInput(lang, 'items', 'minItems')
}

/** A purchase to price (contract: api/purchase PreOrderParams). */
export type Purchase = Values<typeof purchase>

export const order = {
  ...purchase,
  idempotencyKey: Type.String({ pattern: '^[\\x21-\\x7e]{8,128}$' }),
  audienceIds: Type.Array(Id, { maxItems: 100 }),
  contact: Type.Object({
    cellphone: Type.Optional(Type.String({ pattern: '^(\\d{5,15})?$' })),
    countryCode: Type.Optional(Type.String({ pattern: '^(\\d{1,4})?$' })),
    email: Type.Optional(Type.String({ maxLength: 120, pattern: '^([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?$' })),
  }),
  remark: Type.Optional(Type.String({ maxLength: 200 })),
  /** Distributor of the link that the buyer followed. */
  planDistributorId: EntitlementText,
  distributorUserId: EntitlementText,
  /** The price that the buyer agreed to, as `pre_order` signed it. Names the part that has changed. */
  priceToken: Type.Optional(Type.String({ maxLength: 4_000 })),
  paymentParam: Type.Object({ payAmount: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) }),
}
/** A purchase with attendees, contact and the agreed price (contract: api/purchase CreateOrderParams). */
export type OrderRequest = Values<typeof order>
