import { secretKey } from '../../../core/keys'
import { defineModule } from '../../../core/module'
import { autoRefundAt, refundCanceled } from './canceled-service'
import { notifyOfEvent } from './notice'
import { refundData } from './personal-service'
import { refundRoutes } from './routes'
import { seedRefunds } from './seed'

export const definition = defineModule({
  personal: refundData,
  seedAfter: ['order'],
  demo: seedRefunds,
  setup: async ({ db }) => ({ refundKey: await secretKey(db, 'refund_key') }),
  hooks: {
    'units.refunded': notifyOfEvent,
    'due.cancellations': (db, now, _scope, onError) => refundCanceled(db, now, onError),
    'order.detail': async (db, order) => ({
      autoRefundAt: await autoRefundAt(db, order),
    }),
  },
  routes: refundRoutes,
})

declare module '../../../core/context' {
  interface Gateway {
    /** Key that signs quotes. */
    refundKey: Uint8Array
  }
}
