import type { DeliverMethod } from '../../../../../src/api/purchase'
import { type Fen, fen, subtractFen } from '../../../../../src/domain/money'
import { purchaseAmount, type Purchase as PurchasedItems } from '../../../../../src/domain/purchase/purchase'
import type { Db, Row, Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import { requireAddress } from '../../base/address/service'
import { chooseCoupon, couponsFor, refuseForeignCoupon } from '../coupon/service'
import { requireDeliverable, requireExpressTime } from './express-rule-service'
import { type Offer, readOffer } from './offer-service'
import { priced, promotionCut, type PriceLineRow } from '../pricing/service'
import type { Purchase } from './purchase-input'
import { deliveryFee } from '../../catalogue/show/fee-service'

/** A priced purchase. Amounts in fen; reductions are negative lines. */
export interface Quote extends Offer {
  method: DeliverMethod
  promotion: Row<'promotions'> | null
  coupons: Awaited<ReturnType<typeof couponsFor>>
  couponId: string | null
  lines: PriceLineRow[]
  total: Fen
  payAmount: Fen
}

const methodOf = ({ show, session }: Offer, wanted: DeliverMethod | undefined, now: number): DeliverMethod => {
  const methods = show.deliver_methods as DeliverMethod[]
  if (wanted !== undefined && !methods.includes(wanted)) throw new Refusal('deliverUnfit')
  const method = wanted ?? methods[0]
  if (method === 'EXPRESS') requireExpressTime(session, now)
  return method
}

/** Returns the best promotion for all buyers or the buyer's channel. Throws `Refusal` for an unknown name. */
const promotionOf = async (
  db: Db | Tx,
  showId: string,
  { promotionId, channelId }: { promotionId: string | undefined; channelId: string },
  amount: Fen,
  tickets: number,
) => {
  const rows = await db
    .selectFrom('promotions')
    .selectAll()
    .where('show_id', '=', showId)
    .where((where) => where.or([where('channel_id', 'is', null), where('channel_id', '=', channelId)]))
    .orderBy('sort')
    .execute()
  if (promotionId && !rows.some(({ promotion_id }) => promotion_id === promotionId))
    throw new Refusal('promotionDiscountWrong')
  const cuts = rows
    .filter(({ promotion_id }) => !promotionId || promotion_id === promotionId)
    .map((row) => ({ row, cut: promotionCut(row, amount, tickets) }))
  return cuts.filter(({ cut }) => cut > 0).sort((a, b) => b.cut - a.cut)[0] ?? null
}

const purchasedTickets = ({ show, items }: Offer): PurchasedItems => ({
  items: items.map(({ plan, quantity, price }) => ({
    kind: 'TICKET',
    id: plan.seat_plan_id,
    showId: show.show_id,
    category: show.category,
    quantity,
    price,
  })),
})

/** Buyer, time and sales channel ('' for none) of a purchase. */
export interface QuoteContext {
  userId: string
  now: number
  channelId: string
}

/** Prices a purchase for one buyer at one time. Throws `Refusal` for a purchase that is not possible. */
export const quote = async (db: Db | Tx, purchase: Purchase, context: QuoteContext): Promise<Quote> => {
  const { userId, now, channelId } = context
  const offer = await readOffer(db, userId, purchase, now)
  const { show, ticketCount, items } = offer
  const method = methodOf(offer, purchase.deliverMethod, now)
  if (purchase.addressId) {
    const address = await requireAddress(db, userId, purchase.addressId)
    if (method === 'EXPRESS') requireDeliverable(address)
  }
  await refuseForeignCoupon(db, userId, purchase.couponId)

  const tickets = purchaseAmount(items)
  const promotion = await promotionOf(
    db,
    show.show_id,
    { promotionId: purchase.promotionId, channelId },
    tickets,
    ticketCount,
  )
  const left = subtractFen(tickets, promotion?.cut ?? fen(0))
  const coupons = await couponsFor(db, userId, purchasedTickets(offer), left, now)
  const coupon = chooseCoupon(coupons, purchase.couponId)

  const delivery = method === 'EXPRESS' ? deliveryFee(show, method) : null
  const reductions: PriceLineRow[] = [
    ...(promotion ? [{ kind: 'PROMOTION', amount: -promotion.cut, title: promotion.row.title }] : []),
    ...(coupon ? [{ kind: 'COUPON', amount: -coupon.cut, title: coupon.row.title }] : []),
  ]
  const fees = { serviceFee: fen(show.service_fee), unavoidableFee: delivery }
  return {
    ...offer,
    method,
    promotion: promotion?.row ?? null,
    coupons,
    couponId: coupon?.row.coupon_id ?? null,
    ...priced({ tickets, ticketCount, fees, reductions }),
  }
}
