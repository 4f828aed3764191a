import { Type } from 'typebox'
import { found, ok } from '../../../core/envelope'
import { badInput } from '../../../core/inputs'
import { findRow } from '../../../core/database/rows'
import type { Routes } from '../../../core/provider'
import { isSignedCallback } from '../provider/callback-service'
import { askAbout } from './settlement-service'

const word = Type.String({ maxLength: 64, pattern: '^\\w+$' })
const query = { paymentId: word, result: word, amount: word, sign: Type.String({ maxLength: 64 }) }

/**
 * Registers the address to which a provider sends the buyer after a payment. The callback decides nothing (decision
 * 102): it only makes the gateway query the provider. A repeated, early or wrong callback therefore has no effect.
 */
export const callbackRoutes: Routes = (app, { db, clock }) => {
  app.get(
    '/pub/v1/payments/:product/callback',
    // No summary, because the contract documents the calls of the storefront only.
    { schema: { params: Type.Object({ product: word }), querystring: Type.Object(query) } },
    async ({ params: { product }, query, lang }, reply) => {
      if (!(await isSignedCallback(db, product, query))) throw badInput(lang, 'sign', 'format')
      const payment = found(await findRow(db, 'payments', { payment_id: query.paymentId, product }))
      await askAbout(db, payment.payment_id, clock.now())
      return payment.return_url ? reply.redirect(payment.return_url, 303) : ok()
    },
  )
}
