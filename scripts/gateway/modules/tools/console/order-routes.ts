import { Type } from 'typebox'
import { found, ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { ACTIONS } from '../../trade/cashier/action-service'
import { act, paymentNow } from '../../trade/cashier/service'
import { actOnOrder, newestOrders, ORDER_ACTIONS } from './orders-service'
import { serializeOrder } from './serializer'

const body = { action: Type.Union(ACTIONS.map((action) => Type.Literal(action))) }
const orderBody = { action: Type.Union(ORDER_ACTIONS.map((action) => Type.Literal(action))) }

/** Registers routes for the newest orders with masked buyers, and for actions on an order or a payment. */
export const consoleOrderRoutes: Routes = (app, gateway) => {
  app.get(
    '/console/api/orders',
    { schema: schema({ summary: 'The newest orders of all buyers' }), config: { open: true } },
    async ({ lang }) => ok((await newestOrders(gateway)).map((row) => serializeOrder(row, lang))),
  )

  app.post(
    '/console/api/orders/:orderId',
    {
      schema: schema({ summary: 'End an unpaid order', params: { orderId: Id }, body: orderBody }),
      config: { open: true },
    },
    async ({ params: { orderId }, body: { action } }) => {
      await actOnOrder(gateway, orderId, action)
      return ok()
    },
  )

  app.post(
    '/console/api/payments/:paymentId',
    { schema: schema({ summary: 'Decide a payment', params: { paymentId: Id }, body }), config: { open: true } },
    async ({ params: { paymentId }, body: { action } }) => {
      found(await paymentNow(gateway, paymentId))
      await act(gateway, paymentId, action)
      return ok({ state: found(await paymentNow(gateway, paymentId)).state })
    },
  )
}
