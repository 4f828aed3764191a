import { defineModule } from '../../../core/module'
import { giftSteps, openOrderGifts } from './order-steps'
import { transferData } from './personal-service'
import { transferRoutes } from './routes'
import { seedGifts } from './seed'

export const definition = defineModule({
  personal: transferData,
  seedAfter: ['session', 'user', 'order'],
  demo: seedGifts,
  hooks: {
    'order.detail': async (db, { voucher_id: voucherId }, { now }) =>
      voucherId === null
        ? {}
        : { steps: await giftSteps(db, voucherId, now), gifts: await openOrderGifts(db, voucherId, now) },
  },
  routes: transferRoutes,
})
