import { Type } from 'typebox'
import { found, ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { ACTIONS } from '../../trade/cashier/action-service'
import { act, paymentNow } from '../../trade/cashier/service'
import { serializeOrder } from './serializer'
import { newestOrders } from './service'

const params = { paymentId: Id }
const body = { action: Type.Union(ACTIONS.map((action) => Type.Literal(action))) }

/**
 * Registers routes for the newest orders of all buyers with the states of their payments, and for actions on a payment.
 * Buyers are masked.
 */
export const consoleOrderRoutes: Routes = (app, gateway) => {
  app.get(
    '/console/api/orders',
    { schema: schema({ summary: 'The newest orders of all buyers' }), config: { open: true } },
    async ({ lang }) => ok((await newestOrders(gateway)).map((row) => serializeOrder(row, lang))),
  )

  app.post(
    '/console/api/payments/:paymentId',
    { schema: schema({ summary: 'Decide a payment', params, body }), config: { open: true } },
    async ({ params: { paymentId }, body: { action } }) => {
      found(await paymentNow(gateway, paymentId))
      await act(gateway, paymentId, action)
      return ok({ state: found(await paymentNow(gateway, paymentId)).state })
    },
  )
}
