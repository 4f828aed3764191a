import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../../../core/context'
import { applyDueLevel } from '../../../core/due'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { firstAnswer } from '../../../core/run-hooks'
import { schema } from '../../../core/schema'
import { channelOf } from '../../catalogue/show/channel-service'
import { serializePreOrder } from './pre-order-serializer'
import { channelOfferOf, tier } from './channel-offer'
import { placeOrder, pricePurchase } from './purchase'
import { order, purchase, readTicketOrder, readTickets } from './purchase-input'
import { isSetPurchase, readSet, readSetOrder, type SetOrder, type SetPurchase } from './set-purchase-service'
import { serializeCreatedOrder } from '../purchase/created-service'
import { createItemOrder } from '../item-order/create-service'
import { boundItems } from '../item-order/read-service'
import { isItemPurchase, readItemPurchase } from '../item-order/input-service'
import { quoteItem, serializeItemPrice } from '../item-order/quote-service'

declare module '../../../core/hooks' {
  interface Hooks {
    /** Prices a purchase of a combo, and serializes its price. */
    'purchase.price': (gateway: Gateway, request: FastifyRequest, purchase: SetPurchase) => Promise<object>
    /** Creates the orders of a combo, and serializes them. */
    'purchase.place': (gateway: Gateway, request: FastifyRequest, order: SetOrder) => Promise<object>
  }
}

/** Registers routes for pricing and ordering a purchase (shell §7, trade). */
export const purchaseRoutes: Routes = (app, gateway) => {
  app.post(
    '/trade/buyer/order/v3/pre_order',
    { schema: schema({ summary: 'Price a purchase before it is ordered', body: purchase }) },
    async (request) => {
      const { body, lang, userId } = request
      if (isSetPurchase(body)) return ok(await firstAnswer('purchase.price', gateway, request, readSet(body, lang)))
      const { clock, db, priceKey } = gateway
      if (isItemPurchase(body)) {
        const purchase = readItemPurchase(body, lang)
        const now = clock.now()
        await applyDueLevel(db, now, userId)
        const quote = await quoteItem(db, purchase, { userId, now })
        return ok(serializeItemPrice(quote, { lang, priceKey }))
      }
      const { quote, user } = await pricePurchase(gateway, request, readTickets(body, lang))
      return ok(serializePreOrder(quote, user, { lang, priceKey }))
    },
  )

  app.post(
    '/trade/buyer/order/v5/create_order',
    { schema: schema({ summary: 'Create an order; a repeated key answers the first one', body: order }) },
    async (request) => {
      const { body, lang } = request
      if (isSetPurchase(body))
        return ok(await firstAnswer('purchase.place', gateway, request, readSetOrder(body, lang)))
      if (isItemPurchase(body)) {
        const purchase = { ...body, ...readItemPurchase(body, lang) }
        return ok(serializeCreatedOrder(await createItemOrder(gateway, purchase, request), 'PRODUCT'))
      }
      const created = await placeOrder(gateway, request, readTicketOrder(body, lang))
      return ok(serializeCreatedOrder(created, 'TICKET', await boundItems(gateway.db, created.order_id)))
    },
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
