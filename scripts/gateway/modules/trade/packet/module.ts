import { findRow } from '../../../core/database/rows'
import { defineModule } from '../../../core/module'
import { blockOfOrder, endedOrder } from './order-facts'
import { packetData } from './personal-service'
import { packetRoutes } from './routes'
import { packetRule } from './rule'
import { seedPackets } from './seed'
import { voidPacket } from './void-service'

export const definition = defineModule({
  personal: packetData,
  routes: packetRoutes,
  seedAfter: ['order', 'coupon'],
  demo: seedPackets,
  shareable: {
    'packages/user/coupon/coupon-share/coupon-share': { web: '/coupon-share', required: { packetCode: 'id' } },
  },
  hooks: {
    // Orders that are too cheap for a packet need no query.
    'order.detail': async (db, order, { now }) => {
      if (order.paid_at === null || order.pay_amount + order.card_amount < packetRule.minimum) return {}
      const made = await findRow(db, 'coupon_packets', { order_id: order.order_id })
      if (made) return { operations: made.voided_at === null ? ['PACKET', 'PACKET_MADE'] : [] }
      return { operations: blockOfOrder(order, now) === null ? ['PACKET'] : [] }
    },
    'units.returning': async (tx, order, kind, at) => {
      // Only a refund can end a packet. A rebooking continues the purchase, and a sold resale ticket is paid by another
      // buyer.
      const orderId = kind === 'REFUND' ? await endedOrder(tx, order) : null
      if (orderId !== null) await voidPacket(tx, { order_id: orderId }, at)
    },
  },
})
