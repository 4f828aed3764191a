import { REFUND_CODES } from '../../../../src/domain/business-codes/refund'
import { secretKey } from '../../core/keys'
import { defineModule } from '../../core/module'
import { notifyOfEvent } from './notice'
import { refundData } from './personal-service'
import { refundRoutes } from './routes'
import { seedRefunds } from './seed'
import { texts } from './texts'

export const definition = defineModule({
  codes: REFUND_CODES,
  texts,
  personal: refundData,
  seedAfter: ['order'],
  demo: seedRefunds,
  setup: async ({ db }) => ({ refundKey: await secretKey(db, 'refund_key') }),
  hooks: { 'units.refunded': notifyOfEvent },
  routes: refundRoutes,
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof REFUND_CODES, number> {}
}

declare module '../../core/context' {
  interface Gateway {
    /** Signs what refunds bring. */
    refundKey: Uint8Array
  }
}
