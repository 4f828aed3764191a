import type { Fen } from '../../../../../src/domain/money'
import type { PricedShare } from '../../../../../src/domain/pricing/priced'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { newId } from '../../../core/ids'
import { unpaidMinutes } from '../../base/shop/limits-service'
import type { PriceLineRow } from '../pricing/service'
import { orderNumber } from '../purchase/order-number-service'
import type { ItemOffer } from './kind-service'
import type { ItemIdentity } from './tables'

/** The priced content of an item order. Amounts in fen. */
interface ItemContent {
  offer: Pick<ItemOffer, 'spuId' | 'name' | 'posterUrl' | 'price' | 'goods'> & { kind: Row<'item_orders'>['kind'] }
  quantity: number
  lines: PriceLineRow[]
  shares: readonly PricedShare[]
  total: Fen
  payAmount: Fen
  /** Amount that cash cards pay; 0 if absent. */
  cardAmount?: Fen
  couponId: string | null
  payPoints: number
}

/** The buyer and the request of a new item order. */
interface NewItemOrder {
  userId: string
  key: string
  hash: string
  identity: ItemIdentity | null
  now: number
  /** Ticket order to which the goods belong, or null. */
  ticketOrderId: string | null
  /** Minutes until the payment deadline. If absent, the default applies. */
  minutes?: number
  /** The ticket order with which it is paid; absent if it is paid alone. */
  bound?: Pick<Row<'orders'>, 'bind_id' | 'reserve_until'>
}

/** Inserts an unpaid item order with its units and first event. The caller reduces the stock. */
export const insertItemOrder = async (
  tx: Tx,
  { offer, quantity, lines, shares, total, payAmount, cardAmount, couponId, payPoints }: ItemContent,
  { userId, key, hash, identity, now, ticketOrderId, minutes = unpaidMinutes, bound }: NewItemOrder,
): Promise<Row<'item_orders'>> => {
  const order: Row<'item_orders'> = {
    ...{ order_id: newId('M'), order_number: orderNumber(now, SHOP_OFFSET) },
    ...{ transaction_id: newId('X'), bind_id: bound?.bind_id ?? newId('B') },
    ...{ user_id: userId, idempotency_key: key, request_hash: hash, state: 'UNPAID' },
    ...{ kind: offer.kind, spu_id: offer.spuId, name: offer.name, poster_url: offer.posterUrl },
    ...{ quantity, unit_price: offer.price, total, pay_amount: payAmount, price_lines: lines },
    ...{ coupon_id: couponId, identity, refunded_amount: 0, pay_points: payPoints, card_amount: cardAmount ?? 0 },
    ...{ goods: offer.goods?.lines ?? [], ticket_order_id: ticketOrderId, is_bound: bound !== undefined },
    ...{ created_at: now, reserve_until: bound?.reserve_until ?? now + minutes * 60_000 },
    ...{ paid_at: null, pay_product: null },
  }
  await tx
    .insertInto('item_orders')
    .values({
      ...order,
      name: json(order.name),
      price_lines: json(order.price_lines),
      identity: identity && json(identity),
      goods: json(order.goods),
    })
    .execute()
  const units = shares.map(({ unitId, member, coupon, points, paid }) => ({
    ...{ order_id: order.order_id, unit_id: unitId, member, coupon, points, paid },
  }))
  await tx.insertInto('item_order_units').values(units).execute()
  await tx.insertInto('item_order_events').values({ order_id: order.order_id, state: 'UNPAID', at: now }).execute()
  return order
}
