import { TRANSFER_CODES } from '../../../../src/domain/business-codes/transfer'
import { defineModule } from '../../core/module'
import { giftSteps } from './order-steps'
import { transferData } from './personal-service'
import { transferRoutes } from './routes'
import { seedGifts } from './seed'
import { texts } from './texts'

export const definition = defineModule({
  codes: TRANSFER_CODES,
  texts,
  personal: transferData,
  seedAfter: ['session', 'user', 'order'],
  demo: seedGifts,
  hooks: {
    'order.detail': async (db, { voucher_id: voucherId }, { now }) =>
      voucherId === null ? {} : { steps: await giftSteps(db, voucherId, now) },
  },
  routes: transferRoutes,
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof TRANSFER_CODES, number> {}
}
