import { found, ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { guardPurchase } from '../risk/guard-service'
import { schema } from '../../core/schema'
import { applyExpirations } from './expiration-service'
import { createOrder } from './create-order'
import { serializePreOrder } from './pre-order-serializer'
import { order, purchase, refuseNothing } from './purchase-input'
import { quote } from './quote'

/** Pricing a purchase, and making it an order (shell §7, trade). */
export const purchaseRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway

  app.post('/trade/buyer/order/v3/pre_order', { schema: schema({ body: purchase }) }, async (request) => {
    const { body, userId, lang } = request
    refuseNothing(body, lang)
    const now = clock.now()
    await guardPurchase(gateway, request, body.showId)
    await applyExpirations(db, now, { sessionId: body.sessionId })
    const user = found(
      await db.selectFrom('users').select('cellphone').where('user_id', '=', userId).executeTakeFirst(),
    )
    return ok(serializePreOrder(await quote(db, userId, body, now), user, lang))
  })

  app.post('/trade/buyer/order/v5/create_order', { schema: schema({ body: order }) }, async (request) => {
    const { body, userId, lang } = request
    refuseNothing(body, lang)
    const now = clock.now()
    await guardPurchase(gateway, request, body.showId, body.idempotencyKey)
    await applyExpirations(db, now, { sessionId: body.sessionId })
    return ok(await createOrder(gateway, body, { userId, lang, now }))
  })
}
