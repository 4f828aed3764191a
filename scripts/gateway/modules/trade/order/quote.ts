import type { DeliverMethod } from '../../../../../src/api/deliver-option'
import { fen, type Fen } from '../../../../../src/domain/money'
import { feesOf } from '../../../../../src/domain/order/all-in'
import type { Basket, BasketUnit, Tier } from '../../../../../src/domain/pricing/basket'
import type { CashPart } from '../../../../../src/domain/pricing/cash-cards'
import { priceOf, type PricingFacts } from '../../../../../src/domain/pricing/price-of'
import type { Candidate, Priced } from '../../../../../src/domain/pricing/priced'
import { type PricePart, splitPrice } from '../../../../../src/domain/pricing/split'
import { changesThatApply } from '../../../../../src/domain/pricing/would-apply'
import type { Db, Row, Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import { requireAddress } from '../../base/address/service'
import type { PlanRow } from '../../catalogue/session/query-service'
import type { NamedRate } from '../../base/user/service'
import type { LocalizedText } from '../../../core/localized-text'
import { tiedGoods, type TiedTickets } from '../../catalogue/goods/tied-service'
import { goodsFor, goodsLines, goodsUnits } from '../goods-order/lines-service'
import type { GoodsRow } from '../item-order/tables'
import { primeConfig } from '../../base/shop/prime-config-service'
import { deliveryFee } from '../../catalogue/show/fee-service'
import { type CardCover, cardCover } from '../card/cover-service'
import { cashCards } from '../card/cash-service'
import type { UsedCash } from '../item-order/cash-service'
import { ticketRates } from '../card/rates-service'
import { couponFacts, type CouponRow, purchaseCoupons, refuseForeignCoupon } from '../coupon/service'
import { pointFacts } from '../points/rule-service'
import { linesOf, promotionFacts, type PriceLineRow } from '../pricing/service'
import { requireDeliverable, requireExpressTime } from './express-rule-service'
import { ticketScope } from './scope-service'
import { type Offer, readOffer } from './offer-service'
import type { Purchase } from './purchase-input'
import { unitsOfQuote } from './quoted-units-service'

/** The part of a price that one of two orders has, with its stored lines. */
interface QuotePart extends Omit<PricePart, 'lines'> {
  lines: PriceLineRow[]
}

/** A priced purchase. Amounts in fen; reductions are negative lines. */
export interface Quote extends Offer {
  method: DeliverMethod
  /** The applied promotion. */
  promotion: Row<'promotions'> | null
  /** The promotions of the show for this buyer, in the order of `facts.promotions`. */
  promotions: readonly Row<'promotions'>[]
  coupons: { row: CouponRow; candidate: Candidate }[]
  couponId: string | null
  /** The buyer's cash cards in the order of their use. */
  cashCards: UsedCash[]
  /** The part that points pay; null if no points are offered. */
  points: Priced['points']
  lines: PriceLineRow[]
  /** The goods that are bought with the tickets. */
  goods: GoodsRow[]
  /** True if the buyer can choose goods. */
  hasGoods: boolean
  /** The prices of the ticket order and the order of goods. */
  parts: { tickets: QuotePart; goods: QuotePart }
  shares: Priced['shares']
  total: Fen
  payAmount: Fen
  /** The buyer's rates for tickets of the show. */
  rates: NamedRate[]
  /** Input of the pricing engine. */
  basket: Basket
  facts: PricingFacts
}

const methodOf = ({ show, session }: Offer, wanted: DeliverMethod | undefined, now: number): DeliverMethod => {
  const methods = show.deliver_methods as DeliverMethod[]
  if (wanted !== undefined && !methods.includes(wanted)) throw new Refusal('deliverUnfit')
  const method = wanted ?? methods[0]
  if (method === 'EXPRESS') requireExpressTime(session, now)
  return method
}

/**
 * Returns the show's promotions for all buyers and for the buyer's sales channel. Throws `Refusal` for an unknown
 * promotion.
 */
const promotionsFor = async (
  db: Db | Tx,
  showId: string,
  { promotionId, channelId }: { promotionId: string | undefined; channelId: string },
): Promise<Row<'promotions'>[]> => {
  const rows = await db
    .selectFrom('promotions')
    .selectAll()
    .where('show_id', '=', showId)
    .where((where) => where.or([where('channel_id', 'is', null), where('channel_id', '=', channelId)]))
    .orderBy('sort')
    .execute()
  if (!promotionId) return rows
  const named = rows.filter(({ promotion_id }) => promotion_id === promotionId)
  if (named.length === 0) throw new Refusal('promotionDiscountWrong')
  return named
}

const basketOf = (offer: Offer, goods: readonly BasketUnit[], delivery: Fen | null, service: Fen): Basket => {
  const plans = new Map(offer.items.map(({ plan }) => [plan.seat_plan_id, plan]))
  const units = unitsOfQuote(offer).map(({ unitId, seatPlanId, price }) => {
    const plan = plans.get(seatPlanId) as PlanRow
    return { ...ticketScope(offer, plan), unitId, price, pieces: plan.unit_qty }
  })
  return { units: [...units, ...goods], delivery, service }
}

/** Returns the tiers whose quantity the buyer can change. Returns an empty list for picked seats. */
const tiersOf = (offer: Offer): Tier[] => {
  if (offer.hold) return []
  const { limitLeft, items, ticketCount } = offer
  const quantityOf = ({ seat_plan_id: id }: PlanRow): number =>
    items.find(({ plan }) => plan.seat_plan_id === id)?.quantity ?? 0
  // Omits unselected tiers for specified users, because this buyer may not be allowed to buy them.
  const open = offer.plans.filter((plan) => plan.white_tag === null || quantityOf(plan) > 0)
  return open.map((plan) => {
    const quantity = quantityOf(plan)
    // Selecting another tier replaces the tickets of this purchase, so the whole limit is available for it.
    const room = quantity === 0 ? limitLeft : limitLeft - ticketCount
    return {
      ...ticketScope(offer, plan),
      ...{ price: fen(plan.sale_price ?? plan.price), pieces: plan.unit_qty, quantity },
      most: Math.min(plan.remaining, quantity + Math.floor(room / plan.unit_qty)),
    }
  })
}

const ticketsOf = ({ show, session, items, ticketCount }: Offer): TiedTickets => ({
  ...{ showId: show.show_id, sessionId: session.session_id, tickets: ticketCount },
  seatPlanIds: items.map(({ plan }) => plan.seat_plan_id),
})

const partsOf = (priced: Priced, { units }: Basket, titles: ReadonlyMap<string, LocalizedText>): Quote['parts'] => {
  const { tickets, goods } = splitPrice(priced, units)
  const withLines = (part: PricePart): QuotePart => ({
    ...part,
    lines: linesOf({ lines: part.lines, points: priced.points && { ...priced.points, points: part.points } }, titles),
  })
  return { tickets: withLines(tickets), goods: withLines(goods) }
}

const coverFacts = ({ name: _, ...facts }: CardCover) => facts

/** Buyer, time and sales channel ('' for none) of a purchase. */
export interface QuoteContext {
  userId: string
  now: number
  channelId: string
}

/** Calculates the price of a purchase for a buyer at `now`. Throws `Refusal` if the purchase is not possible. */
export const quote = async (db: Db | Tx, purchase: Purchase, context: QuoteContext): Promise<Quote> => {
  const { userId, now, channelId } = context
  const { couponId, promotionId } = purchase
  const offer = await readOffer(db, userId, purchase, now)
  const { show, ticketCount } = offer
  const method = methodOf(offer, purchase.deliverMethod, now)
  if (purchase.addressId) {
    const address = await requireAddress(db, userId, purchase.addressId)
    if (method === 'EXPRESS') requireDeliverable(address)
  }
  await refuseForeignCoupon(db, userId, couponId)

  const promotions = await promotionsFor(db, show.show_id, { promotionId, channelId })
  const rows = await purchaseCoupons(db, userId, now)
  const rates = await ticketRates(db, { userId, now }, show)
  const { userCardInstanceId: cardId } = purchase
  const sessionId = offer.session.session_id
  const cover = cardId ? await cardCover(db, cardId, { userId, sessionId, now }) : null
  const cash = await cashCards(db, { userId, now }, purchase.cashCards)
  const fees = {
    serviceFee: fen(show.service_fee),
    unavoidableFee: method === 'EXPRESS' ? deliveryFee(show, method) : null,
  }
  const serviceFee = (tickets: number): Fen => feesOf(fees, tickets).service
  const tied = await tiedGoods(db, ticketsOf(offer))
  const goods = goodsLines(tied, ticketsOf(offer), purchase.goods ?? [])
  const basket = basketOf(offer, goodsUnits(goods), fees.unavoidableFee, serviceFee(ticketCount))
  const facts = {
    promotions: promotions.map(promotionFacts),
    coupons: rows.map((row) => couponFacts(row, now)),
    rates: rates.map(({ name: _, ...rate }) => rate),
    promoPrimeShared: (await primeConfig(db)).promoPrimeShared,
    cover: cover && coverFacts(cover),
    points: await pointFacts(db, userId, now),
    cashCards: cash.map(({ name: _, until: __, ...card }) => card),
  }
  const chosen = purchase.cashCards
  const points = purchase.pointAmount === undefined ? undefined : fen(purchase.pointAmount)
  const priced = priceOf(basket, { couponId, points, cashCards: chosen }, facts, now)
  if (couponId && priced.couponId !== couponId) throw new Refusal('couponUnfit')
  if (cover && !priced.shares.some(({ card }) => card > 0)) throw new Refusal('cardUnfit')
  const isOutside = ({ cashId, reason }: CashPart): boolean => reason === 'SCOPE' && (chosen ?? []).includes(cashId)
  if (priced.cashCards.some(isOutside)) throw new Refusal('cardUnfit')

  const tiers = tiersOf(offer)
  const goodsOf = (tickets: number) => goodsUnits(goodsFor(goods, ticketCount, tickets))
  const offered = { basket, tiers, facts, points, cashCards: chosen, now, serviceFee, goodsOf }
  const changes = changesThatApply(priced.candidates, offered)
  const withChange = (candidate: Candidate): Candidate => {
    const { couponId: id, reason } = candidate
    const wouldApply = changes.get(id)
    return reason && wouldApply ? { ...candidate, reason: { ...reason, wouldApply } } : candidate
  }
  const titles = new Map([
    ...(cover ? [[`CARD ${cover.coverId}`, cover.name] as const] : []),
    ...rates.map(({ rateId, name }) => [`MEMBER ${rateId}`, name] as const),
    ...promotions.map((row) => [`PROMOTION ${row.promotion_id}`, row.title] as const),
    ...rows.map((row) => [`COUPON ${row.coupon_id}`, row.title] as const),
    ...cash.map(({ cashId, name }) => [`CASH_CARD ${cashId}`, name] as const),
  ])
  return {
    ...offer,
    method,
    promotions,
    promotion: promotions.find((row) => row.promotion_id === priced.promotionIds[0]) ?? null,
    coupons: rows.map((row, at) => ({
      row,
      candidate: withChange(priced.candidates[at]),
    })),
    couponId: priced.couponId || null,
    cashCards: cash.map((card, at) => ({ card, part: priced.cashCards[at] })),
    points: priced.points,
    lines: linesOf(priced, titles),
    goods,
    hasGoods: tied.some(({ required }) => !required),
    parts: partsOf(priced, basket, titles),
    shares: priced.shares,
    total: priced.total,
    payAmount: priced.payAmount,
    rates,
    basket,
    facts,
  }
}
