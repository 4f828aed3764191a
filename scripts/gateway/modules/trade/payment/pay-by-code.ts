import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../../../core/context'
import { runHooks } from '../../../core/run-hooks'
import { beginRequested, type PayRequest, requireProduct } from './pay'
import { redeemPayCode } from './pay-code-service'
import { requireProvider } from './product-service'
import { withPayable } from './service'

declare module '../../../core/hooks' {
  interface Hooks {
    /** Charges a payment that a verification code has released. */
    'payment.charge': (gateway: Gateway, paymentId: string) => Promise<void>
  }
}

/**
 * Pays by the partner's wallet with a verification code (decision 99). The wallet is charged at once, and the order has
 * the result. A wrong code charges nothing. Throws `Refusal`: those of `beginRequested` and `redeemPayCode`.
 * @param http the request, whose sender the limits of codes count
 */
export const payByCode = async (gateway: Gateway, request: PayRequest, code: string, http: FastifyRequest) => {
  const { db, clock, sandbox } = gateway
  const { userId, transactionIds } = request
  requireProvider(sandbox)
  const released = await withPayable(db, { userId, transactionIds, now: clock.now() }, async (tx, payable) => {
    await requireProduct(tx, request, payable)
    return payable
  })
  // The code is used up before the payment begins, because a wrong one must count in a transaction of its own.
  await redeemPayCode(gateway, http, released, code)
  const { payment, product } = await beginRequested(gateway, request, ({ amount }) => amount === released.amount)
  await runHooks('payment.charge', gateway, payment.payment_id)
  return { paymentProduct: product.code, paymentInfo: null, paymentInfoMap: null }
}
