import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'
import { channelOf } from '../../catalogue/show/channel-service'
import { serializePreOrder } from './pre-order-serializer'
import { channelOfferOf, tier } from './channel-offer'
import { placeOrder, pricePurchase } from './purchase'
import { order, purchase } from './purchase-input'

/** Registers routes for pricing and ordering a purchase (shell §7, trade). */
export const purchaseRoutes: Routes = (app, gateway) => {
  app.post(
    '/trade/buyer/order/v3/pre_order',
    { schema: schema({ summary: 'Price a purchase before it is ordered', body: purchase }) },
    async (request) => {
      const { quote, user } = await pricePurchase(gateway, request, request.body)
      return ok(serializePreOrder(quote, user, { lang: request.lang, priceKey: gateway.priceKey }))
    },
  )

  app.post(
    '/trade/buyer/order/v5/create_order',
    { schema: schema({ summary: 'Create an order; a repeated key answers the first one', body: order }) },
    async (request) => ok(await placeOrder(gateway, request, request.body)),
  )

  app.post(
    '/show/buyer/v3/promotion/adapter/channel_promotion',
    { schema: schema({ summary: 'Discount of the buyer’s sales channel on tickets', body: tier }) },
    async ({ body, headers, lang }) => {
      const offer = await channelOfferOf(gateway.db, body, channelOf(headers))
      return ok({
        offer: offer && {
          promotionId: offer.promotion.promotion_id,
          title: offer.promotion.title[lang],
          cutAmount: offer.cut,
        },
      })
    },
  )
}
