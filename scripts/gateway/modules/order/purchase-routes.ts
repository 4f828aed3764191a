import { ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { schema } from '../../core/schema'
import { serializePreOrder } from './pre-order-serializer'
import { placeOrder, pricePurchase } from './purchase'
import { order, purchase } from './purchase-input'

/** Pricing a purchase, and making it an order (shell §7, trade). */
export const purchaseRoutes: Routes = (app, gateway) => {
  app.post(
    '/trade/buyer/order/v3/pre_order',
    { schema: schema({ summary: 'Price a purchase before it is ordered', body: purchase }) },
    async (request) => {
      const { quote, user } = await pricePurchase(gateway, request, request.body)
      return ok(serializePreOrder(quote, user, request.lang))
    },
  )

  app.post(
    '/trade/buyer/order/v5/create_order',
    { schema: schema({ summary: 'Create an order; a repeated key answers the first one', body: order }) },
    async (request) => ok(await placeOrder(gateway, request, request.body)),
  )
}
