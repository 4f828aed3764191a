import { cleanName } from '../../../../../src/domain/typed/text'
import type { Gateway } from '../../../core/context'
import type { Row, Tx } from '../../../core/database/database'
import { lockRow } from '../../../core/database/rows'
import { requireAddress } from '../../base/address/service'
import type { Language } from '../../../core/localized-text'
import { Refusal } from '../../../core/envelope'
import { orderBestSeats, orderHeldSeats } from '../seat/order-seats-service'
import { readAttendees } from './attendees-service'
import { placeCardHolder } from './card-holder'
import { contactOf } from './contact-service'
import { orderOnce } from '../purchase/once-service'
import { refuseOtherPrice } from '../purchase/other-price-service'
import { openPrice } from '../purchase/price-token-service'
import type { OfferItem } from './offer-service'
import { insertOrder } from './insert-tickets-service'
import type { OrderRequest } from './purchase-input'
import { type Quote, quote, type QuoteContext } from './quote'
import { fulfil } from './fulfil-service'
import { takeStock } from '../stock/service'
import { orderedResales } from '../stock/pool-service'
import { returnsFor, useOffers } from '../waitlist/offer-service'
import { sumFen } from '../../../../../src/domain/money'
import { offerOfLines } from '../goods-order/lines-service'
import { insertItemOrder } from '../item-order/insert-service'
import { itemKindOf } from '../item-order/kind-service'
import { fulfilItems } from '../item-order/lifecycle-service'
import { arePointsShort } from '../../../../../src/domain/pricing/points'
import { holdCash } from '../card/cash-service'
import { holdCard } from '../card/cover-service'
import { holdCoupon } from '../coupon/ledger-service'
import { holdPoints, lockPoints } from '../points/ledger-service'
import { lockSellersOf } from './lock-service'

interface Buyer extends QuoteContext {
  lang: Language
}

const readAddress = async (
  tx: Tx,
  userId: string,
  { method }: Quote,
  addressId: string | undefined,
): Promise<Row<'addresses'> | null> => {
  if (method !== 'EXPRESS') return null
  if (!addressId) throw new Refusal('addressNeeded')
  return requireAddress(tx, userId, addressId)
}

const unitsOfItems = (items: readonly OfferItem[]) =>
  items.map(({ plan, quantity }) => ({ seatPlanId: plan.seat_plan_id, quantity }))

/**
 * Throws `Refusal` soldOut if a resale listing was withdrawn after the order got its seats. No seats were assigned for
 * resale tickets, so the order would have too few.
 */
const requireSame = async (tx: Tx, orderId: string, returned: ReadonlyMap<string, number>): Promise<void> => {
  const ordered = await orderedResales(tx, orderId)
  const plans = new Set([...ordered.keys(), ...returned.keys()])
  if ([...plans].some((plan) => ordered.get(plan) !== returned.get(plan))) throw new Refusal('soldOut')
}

/** Inserts the order of the goods that are paid with the tickets. Returns null for a purchase without goods. */
const insertGoods = async (
  tx: Tx,
  { goods, parts }: Quote,
  order: Row<'orders'>,
): Promise<Row<'item_orders'> | null> => {
  if (goods.length === 0) return null
  const { order_id: orderId, user_id: userId, idempotency_key: key, request_hash: hash, created_at: now } = order
  const { lines, shares, total, payAmount, couponId, cash } = parts.goods
  const quantity = goods.reduce((sum, each) => sum + each.quantity, 0)
  const cardAmount = sumFen(cash.map(({ amount }) => amount))
  const content = { lines, shares, total, payAmount, cardAmount, couponId: couponId || null, payPoints: 0 }
  return insertItemOrder(
    tx,
    { ...content, offer: offerOfLines(goods, orderId), quantity },
    { ...{ userId, key, hash, identity: null, now, ticketOrderId: orderId }, bound: order },
  )
}

/** Inserts the order. Updates the stock last, so that tiers are locked only for a short time. */
const place = async (
  tx: Tx,
  { seatCache, priceKey }: Gateway,
  request: OrderRequest,
  { key, hash }: { key: string; hash: string },
  buyer: Buyer,
): Promise<Row<'orders'>> => {
  const { userId, lang, now } = buyer
  const priced = await quote(tx, request, buyer)
  const { items, hold } = priced
  const audienceIds = await placeCardHolder(tx, priced, { userId, audienceIds: request.audienceIds })
  const audiences = await readAttendees(tx, { ...priced, userId, audienceIds, lang })
  const address = await readAddress(tx, userId, priced, request.addressId)
  const contact = contactOf(request.contact, lang)
  const agreed = { payAmount: request.paymentParam.payAmount, lines: openPrice(priceKey, request.priceToken) }
  const isShort = arePointsShort(priced.facts.points, request.pointAmount)
  refuseOtherPrice(
    { ...priced, isShort },
    agreed,
    priced.promotion ? 'promotionDiscountWrong' : 'memberDiscountChanged',
    lang,
  )
  const draft = {
    userId,
    key,
    hash,
    quote: { ...priced, ...priced.parts },
    coverId: priced.facts.cover?.coverId ?? null,
    audiences,
    address,
    contact,
    remark: cleanName(request.remark ?? ''),
    distributor: { planId: request.planDistributorId ?? '', userId: request.distributorUserId ?? '' },
    now,
  }
  const order = await insertOrder(tx, draft)
  const goods = await insertGoods(tx, priced, order)
  const units = unitsOfItems(items)
  // Resale tickets already have seats, so no seats are assigned for them.
  const returned = hold ? new Map<string, number>() : await returnsFor(tx, { userId, units, now })
  const isFree = priced.payAmount === 0
  const completes = isFree && returned.size > 0
  const sellers = completes ? await lockSellersOf(tx, userId, [...returned.keys()]) : []
  // The resale moves its seats.
  if (completes) await lockRow(tx, 'seat_sales', { session_id: order.session_id })
  // Seats are locked before coupons and stock, as everywhere. The stock was already reduced by held seats.
  if (hold) await orderHeldSeats(tx, hold.hold_id, order, now)
  else await orderBestSeats(tx, seatCache, order, { items, returned, now })
  if (priced.couponId !== null) {
    const holder = priced.parts.goods.couponId === '' ? order : (goods ?? order)
    await holdCoupon(tx, priced.couponId, holder.order_id, now)
  }
  const covered = priced.shares.filter(({ card }) => card > 0).length
  if (priced.facts.cover && covered > 0)
    await holdCard(tx, priced.facts.cover.coverId, { orderId: order.order_id, count: covered, now })
  const { tickets: ticketPart, goods: goodsPart } = priced.parts
  await holdCash(tx, order.order_id, ticketPart.cash, now)
  if (goods) await holdCash(tx, goods.order_id, goodsPart.cash, now)
  // The sellers' earned points are canceled, and points are locked before stock.
  if (sellers.length > 0) await lockPoints(tx, [userId, ...sellers])
  if (ticketPart.points > 0) await holdPoints(tx, { userId, orderId: order.order_id, points: ticketPart.points, now })
  if (goods && goodsPart.points > 0)
    await holdPoints(tx, { userId, orderId: goods.order_id, points: goodsPart.points, now })
  if (!hold) {
    await takeStock(tx, await useOffers(tx, { userId, orderId: order.order_id, units, now }))
    await requireSame(tx, order.order_id, returned)
  }
  if (goods) await itemKindOf(goods).take(tx, goods)
  if (isFree) await fulfil(tx, order, now, 'FREE')
  if (isFree && goods) await fulfilItems(tx, goods, now, 'FREE')
  return order
}

/**
 * Creates an order and reserves its tickets. Repeated requests with one idempotency key return the same order. Throws
 * `Refusal` if the purchase is not possible.
 */
export const createOrder = (gateway: Gateway, request: OrderRequest, buyer: Buyer): Promise<Row<'orders'>> =>
  orderOnce(gateway.db, { table: 'orders', userId: buyer.userId, request, now: buyer.now }, (tx, once) =>
    place(tx, gateway, request, once, buyer),
  )
