import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { ordersFirst } from '../../trade/order/due-first-service'
import { serializeExpress } from './serializer'
import { changeExpressAddress, expressOf } from './service'

const params = { orderId: Id }
const base = '/trade/buyer/order/v5/orders/:orderId/express'

export const expressRoutes: Routes = (app, gateway) => {
  const { clock } = gateway

  app.get(
    base,
    {
      schema: schema({ summary: 'Shipment of the paper tickets of an order', params }),
      preHandler: ordersFirst(gateway),
    },
    async ({ params: { orderId }, userId, lang }) =>
      ok(serializeExpress(await expressOf(gateway, userId, orderId), { lang, now: clock.now() })),
  )

  app.put(
    `${base}/address`,
    { schema: schema({ summary: 'Send them to another address, before they leave', params, body: { addressId: Id } }) },
    async ({ params: { orderId }, body: { addressId }, userId, lang }) => {
      await changeExpressAddress(gateway, userId, { orderId, addressId })
      return ok(serializeExpress(await expressOf(gateway, userId, orderId), { lang, now: clock.now() }))
    },
  )
}
