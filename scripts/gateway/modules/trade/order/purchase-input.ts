import { Type } from 'typebox'
import type { DeliverMethod } from '../../../../../src/api/deliver-option'
import { MAX_SESSIONS, MAX_TICKETS } from '../../../../../src/domain/combo/combo'
import { MAX_LINES } from '../../../../../src/domain/cart/line'
import { MOST_CASH_CARDS } from '../../../../../src/domain/pricing/cash-cards'
import type { Language } from '../../../core/localized-text'
import { badInput } from '../../../core/inputs'
import type { WantedGoods } from '../item-order/kind-service'
import { readGoods } from '../item-order/input-service'
import { Id, OptionalId, type Values } from '../../../core/schema'

/** The contract's delivery methods as values. */
const METHODS: Record<DeliverMethod, true> = { E_TICKET: true, EXPRESS: true, SELF_TAKE: true }

const EntitlementText = Type.Optional(Type.String({ maxLength: 64 }))

/** A tier of the session, or an item if `spu` is set. */
const item = Type.Object({
  seatPlanId: OptionalId,
  spu: Type.Optional(
    Type.Object({
      spuId: Id,
      /** Variant of goods of the shop. */
      skuId: OptionalId,
      showId: OptionalId,
      /** Variant of goods for tickets, by the values of its attributes. */
      attributeIds: Type.Optional(Type.Array(Id, { maxItems: 10 })),
    }),
  ),
  quantity: Type.Integer({ minimum: 1, maximum: 99 }),
})

export const purchase = {
  /** Required for tickets. */
  showId: OptionalId,
  sessionId: OptionalId,
  items: Type.Array(item, { maxItems: MAX_LINES }),
  /** The paid order to whose tickets goods are added. */
  orderId: OptionalId,
  /** The attendee in whose name an item is issued. */
  audienceId: OptionalId,
  /** The hold of picked seats. The hold replaces `items`, which is then empty. */
  holdId: OptionalId,
  /** The set of holds of a combo (`promotionId`). The set replaces `items`, which is then empty. */
  holdSetId: OptionalId,
  deliverMethod: Type.Optional(
    Type.Union((Object.keys(METHODS) as DeliverMethod[]).map((method) => Type.Literal(method))),
  ),
  addressId: OptionalId,
  /** Counter where goods of the shop are picked up. */
  pickupId: OptionalId,
  /** Lines of the cart that an order of goods takes. */
  cartLineIds: Type.Optional(Type.Array(Id, { maxItems: MAX_LINES, uniqueItems: true })),
  /** Chosen coupon; '' for no coupon. If absent, the merchant may choose the best coupon for the buyer. */
  couponId: OptionalId,
  promotionId: OptionalId,
  /** The privilege for buying before the public sale. */
  privilegeId: OptionalId,
  /** Id of the buyer's card that pays for tickets. */
  userCardInstanceId: OptionalId,
  /**
   * Amount that points pay, fen. The merchant chooses the amount if it is absent. A value above the maximum is reduced
   * to the maximum.
   */
  pointAmount: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
  /** Ids of the buyer's cash cards to pay with, in any order. */
  cashCards: Type.Optional(Type.Array(Id, { maxItems: MOST_CASH_CARDS, uniqueItems: true })),
  /** Other entitlement fields (domain/order/entitlement). This call accepts them but ignores their values. */
  privilegeCode: EntitlementText,
  privilegeLimitation: EntitlementText,
  cardId: EntitlementText,
}

export type Body = Values<typeof purchase>

/** Maximum number of tiers in a purchase of tickets. */
const MOST_TIERS = 10

/** Makes the fields required that every purchase of tickets has. */
type OfTickets<Fields extends Body> = Omit<Fields, 'showId' | 'sessionId' | 'items'> & {
  showId: string
  sessionId: string
  items: { seatPlanId: string; quantity: number }[]
  /** Goods that are bought with the tickets. */
  goods?: WantedGoods[]
}

/** A purchase of tickets to price (contract: api/purchase PreOrderParams). */
export type Purchase = OfTickets<Body>

/**
 * Parses a purchase of tickets. Throws `Refusal` badRequest if the show or session is missing, or if there are neither
 * tiers nor held seats.
 */
export const readTickets = <Fields extends Body>(body: Fields, lang: Language): OfTickets<Fields> => {
  const { showId, sessionId, items, holdId } = body
  if (!showId) throw badInput(lang, 'showId', 'required')
  if (!sessionId) throw badInput(lang, 'sessionId', 'required')
  const seats = items.filter(({ spu }) => spu === undefined)
  if (seats.length === 0 && !holdId) throw badInput(lang, 'items', 'minItems')
  if (seats.length > MOST_TIERS) throw badInput(lang, 'items', 'maxItems')
  const tiers = seats.map(({ seatPlanId, quantity }) => {
    if (!seatPlanId) throw badInput(lang, 'items.seatPlanId', 'required')
    return { seatPlanId, quantity }
  })
  return { ...body, showId, sessionId, items: tiers, goods: readGoods(items) }
}

export const order = {
  ...purchase,
  idempotencyKey: Type.String({ pattern: '^[\\x21-\\x7e]{8,128}$' }),
  /** Required for tickets, like `contact`. */
  audienceIds: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  /** Attendees of each session of a combo, in the order of its tickets. */
  attendees: Type.Optional(
    Type.Array(Type.Object({ sessionId: Id, audienceIds: Type.Array(Id, { maxItems: MAX_TICKETS }) }), {
      maxItems: MAX_SESSIONS,
    }),
  ),
  contact: Type.Optional(
    Type.Object({
      cellphone: Type.Optional(Type.String({ pattern: '^(\\d{5,15})?$' })),
      countryCode: Type.Optional(Type.String({ pattern: '^(\\d{1,4})?$' })),
      email: Type.Optional(Type.String({ maxLength: 120, pattern: '^([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?$' })),
    }),
  ),
  remark: Type.Optional(Type.String({ maxLength: 200 })),
  /** Distributor of the link that the buyer followed. */
  planDistributorId: EntitlementText,
  distributorUserId: EntitlementText,
  /**
   * Signed price from `pre_order`, which the buyer agreed to. With this value, the gateway can find the part of the
   * price that has changed.
   */
  priceToken: Type.Optional(Type.String({ maxLength: 4_000 })),
  paymentParam: Type.Object({ payAmount: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) }),
}
export type OrderBody = Values<typeof order>

/** A purchase with attendees, contact and the agreed price (contract: api/purchase CreateOrderParams). */
export type OrderRequest = OfTickets<OrderBody> & Required<Pick<OrderBody, 'audienceIds' | 'contact'>>

/** Parses an order of tickets. Throws `Refusal` badRequest if a field is missing. */
export const readTicketOrder = (body: OrderBody, lang: Language): OrderRequest => {
  const { audienceIds, contact, ...rest } = readTickets(body, lang)
  if (!audienceIds) throw badInput(lang, 'audienceIds', 'required')
  if (!contact) throw badInput(lang, 'contact', 'required')
  return { ...rest, audienceIds, contact }
}
