import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'
import { ACTIONS } from '../../trade/cashier/action-service'
import { setPartnerAnswer } from '../../trade/cashier/partner-service'
import { FURTHER_PRODUCTS, OFFER_PLATFORMS } from '../../trade/payment/product-service'

const offer = {
  platform: Type.Union(OFFER_PLATFORMS.map((platform) => Type.Literal(platform))),
  product: Type.Union(FURTHER_PRODUCTS.map((product) => Type.Literal(product))),
  offered: Type.Boolean(),
}
const answer = { action: Type.Union(ACTIONS.map((action) => Type.Literal(action))) }

/** Registers routes that set the merchant's further payment products, and the answers of the partner's wallet. */
export const paymentConsoleRoutes: Routes = (app, { db }) => {
  app.post(
    '/console/api/payment-offers',
    {
      schema: schema({ summary: 'Offer a payment product, or stop offering it', body: offer }),
      config: { open: true },
    },
    async ({ body: { platform, product, offered } }) => {
      const row = { platform, product }
      if (offered)
        await db
          .insertInto('payment_offers')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      else
        await db.deleteFrom('payment_offers').where('platform', '=', platform).where('product', '=', product).execute()
      return ok(row)
    },
  )

  app.post(
    '/console/api/partner-wallet',
    { schema: schema({ summary: 'Set the answer of the partner’s wallet', body: answer }), config: { open: true } },
    async ({ body: { action } }) => {
      await setPartnerAnswer(db, action)
      return ok({ action })
    },
  )
}
