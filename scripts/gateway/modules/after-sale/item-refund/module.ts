import { secretKey } from '../../../core/keys'
import { defineModule } from '../../../core/module'
import { refundCanceledGoods } from './canceled-service'
import { notifyOfItems } from './notice'
import { itemRefundRoutes } from './routes'

export const definition = defineModule({
  setup: async ({ db }) => ({ itemRefundKey: await secretKey(db, 'item_refund_key') }),
  hooks: {
    'units.refunded': notifyOfItems,
    'due.cancellations': (db, now, _scope, onError) => refundCanceledGoods(db, now, onError),
  },
  routes: itemRefundRoutes,
})

declare module '../../../core/context' {
  interface Gateway {
    /** Key that signs quotes of item refunds. */
    itemRefundKey: Uint8Array
  }
}
