import { found, ok } from '../envelope'
import type { Routes } from '../provider'
import { guardPurchase } from '../risk/guard'
import { schema } from '../schema'
import { catchUp } from '../trade/catch-up'
import { createOrder } from '../trade/create-order'
import { preOrderAnswer } from '../trade/pre-order-answer'
import { order, purchase, refuseNothing } from '../trade/purchase-input'
import { quote } from '../trade/quote'

/** Pricing a purchase, and making it an order (shell §7, trade). */
export const purchaseRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway

  app.post('/trade/buyer/order/v3/pre_order', { schema: schema({ body: purchase }) }, async (request) => {
    const { body, userId, lang } = request
    refuseNothing(body, lang)
    const now = clock.now()
    await guardPurchase(gateway, request, body.showId)
    await catchUp(db, now, { sessionId: body.sessionId })
    const user = found(
      await db.selectFrom('users').select('cellphone').where('user_id', '=', userId).executeTakeFirst(),
    )
    return ok(preOrderAnswer(await quote(db, userId, body, now), user, lang))
  })

  app.post('/trade/buyer/order/v5/create_order', { schema: schema({ body: order }) }, async (request) => {
    const { body, userId, lang } = request
    refuseNothing(body, lang)
    const now = clock.now()
    await guardPurchase(gateway, request, body.showId, body.idempotencyKey)
    await catchUp(db, now, { sessionId: body.sessionId })
    return ok(await createOrder(gateway, body, { userId, lang, now }))
  })
}
