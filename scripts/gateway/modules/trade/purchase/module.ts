import { secretKey } from '../../../core/keys'
import { defineModule } from '../../../core/module'
import { deleteRowsOf } from '../../../core/personal-data'

export const definition = defineModule({
  setup: async ({ db }) => ({ priceKey: await secretKey(db, 'price_key') }),
  personal: {
    erase: (tx, { userId }) => deleteRowsOf(tx, 'order_refusals', userId),
  },
})

declare module '../../../core/context' {
  interface Gateway {
    /** Key that signs the price that a buyer agrees to. */
    priceKey: Uint8Array
  }
}
