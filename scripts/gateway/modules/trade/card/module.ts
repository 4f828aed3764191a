import { defineModule } from '../../../core/module'
import { cashCards, holdCash, releaseCash, useCash } from './cash-service'
import { useCard } from './cover-service'
import { endRefundedCards, privilegeCards } from './kind'
import { cardData } from './personal-service'
import { cardPrivileges, useRate } from './rates-service'
import { cardRoutes } from './routes'
import { seedCards } from './seed'
import { cardOfCoupon } from './service'

export const definition = defineModule({
  personal: cardData,
  seedAfter: ['user', 'card-template'],
  demo: seedCards,
  routes: cardRoutes,
  hooks: {
    'order.paid': async (tx, order, at) => {
      const { order_id: orderId } = order
      await useRate(tx, order, at)
      await useCard(tx, orderId, at)
      await useCash(tx, orderId, at)
    },
    'items.cash': cashCards,
    'items.hold': holdCash,
    'items.paid': useCash,
    'items.ended': releaseCash,
    'item.kind': () => privilegeCards,
    'buyer.rates': cardPrivileges,
    'coupon.card': cardOfCoupon,
    'units.refunded': async (tx, { order_id: orderId }, event, at) => {
      if (event === 'REFUNDED') await endRefundedCards(tx, orderId, at)
    },
  },
})
