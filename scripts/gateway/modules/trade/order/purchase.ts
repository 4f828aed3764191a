import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../../../core/context'
import { guardPurchase } from '../../base/risk/guard-service'
import { channelOf } from '../../catalogue/show/channel-service'
import { requirePass } from '../../catalogue/show/pass-id-service'
import { requireUser } from '../../base/user/account-service'
import { createOrder } from './create-order'
import { isOrdered } from './ordered-service'
import type { OrderRequest, Purchase } from './purchase-input'
import { quote, type QuoteContext } from './quote'
import { applyDue, applyDueLevel } from '../../../core/due'

/** Checks that a purchase is allowed, and returns its time, epoch ms. Throws `Refusal`: passNeeded, captchaNeeded. */
const admit = async (gateway: Gateway, request: FastifyRequest, purchase: Purchase, key?: string): Promise<number> => {
  requirePass(request, purchase.showId)
  const now = gateway.clock.now()
  const order = key === undefined ? null : { isRepeat: () => isOrdered(gateway.db, request.userId, key) }
  await guardPurchase(gateway, request, [purchase.showId], order)
  await applyDue(gateway.db, now, { sessionId: purchase.sessionId })
  await applyDueLevel(gateway.db, now, request.userId)
  return now
}

const contextOf = ({ userId, headers }: FastifyRequest, now: number): QuoteContext => ({
  userId,
  now,
  channelId: channelOf(headers),
})

/**
 * Prices a purchase for the caller. Throws `Refusal`: passNeeded, captchaNeeded, and the reasons that block the
 * purchase.
 */
export const pricePurchase = async (gateway: Gateway, request: FastifyRequest, purchase: Purchase) => {
  const now = await admit(gateway, request, purchase)
  const user = await requireUser(gateway.db, request.userId)
  return { user, quote: await quote(gateway.db, purchase, contextOf(request, now)) }
}

/**
 * Creates an order for a purchase. Repeated requests with one idempotency key return the same order. Throws `Refusal`:
 * passNeeded, captchaNeeded, and the reasons that block the purchase.
 */
export const placeOrder = async (gateway: Gateway, request: FastifyRequest, order: OrderRequest) => {
  const now = await admit(gateway, request, order, order.idempotencyKey)
  return createOrder(gateway, order, { ...contextOf(request, now), lang: request.lang })
}
