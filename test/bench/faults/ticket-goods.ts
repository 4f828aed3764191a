import { sql } from 'kysely'
import { openSale } from '../rush/sale'
import type { Goods, SeenOrder } from './goods'

/** Tickets of a show, ordered as a purchase. */
export const tickets: Goods = {
  name: 'tickets',
  orders: 'trade/buyer/order/v5/orders',
  open: async (gateway, { prefix, buyers }) => (await openSale(gateway, buyers, buyers * 2, prefix))[0].body,
  another: (body) => JSON.stringify({ ...(JSON.parse(body) as object), remark: 'another' }),
  seen: (order) => order as SeenOrder,
  listOf: (state) => `tab=${state === 'SUCCEEDED' || state === 'UNPAID' ? 'TICKET' : 'HISTORY'}&offset=0&length=20`,
  tables: { orders: 'orders', events: 'order_events', paid: 'RESERVE' },
  deliveries: sql`(select count(*)::int from vouchers v where v.order_id = o.order_id)`,
  rules: async (purchase, seen, orders) => {
    const recent = await purchase.recent()
    const underWay = seen.payment?.state === 'UNDER_WAY'
    const payable = seen.orderState === 'UNPAID' && !underWay
    return [
      ['home shows the order that is being confirmed', !underWay || recent?.orderId === purchase.orderId],
      [
        'home shows an unpaid order, or one whose money went back, and no other',
        orders > 1 || (recent !== null) === (seen.orderState === 'UNPAID' || seen.payment?.state === 'RETURNED'),
      ],
      [
        'only what can be paid offers to pay and to cancel',
        ['TO_BE_PAID', 'CANCEL'].every((name) => seen.orderOperations.includes(name) === payable),
      ],
    ]
  },
}
