import { Type } from 'typebox'
import type { Gateway } from '../../../core/context'
import type { App } from '../../../core/provider'
import { refuseForeignOrigin } from '../../../core/tools'
import { ACTIONS } from './action-service'
import { act, endOf, paymentNow } from './service'

const params = Type.Object({ paymentId: Type.String({ maxLength: 200 }) })
const body = Type.Object({ action: Type.Union(ACTIONS.map((action) => Type.Literal(action))) })

/**
 * Registers routes that simulate the payment servers of WeChat, Alipay and the bank for mini programs. The simulated
 * host sends the buyer's action. Returns `{ state }`, one of PAID, CANCELED, FAILED, PENDING (no notification yet),
 * RETURNED, REPLACED (by another payment of the order) and EXPIRED. An unknown payment gets 404 UNKNOWN. A finished
 * payment does not change.
 */
export const hostPayRoutes = (app: App, gateway: Gateway): void => {
  app.post(
    '/sandbox/host-pay/:paymentId',
    { schema: { params, body }, config: { open: true }, onRequest: refuseForeignOrigin },
    async ({ params: { paymentId }, body: { action } }, reply) => {
      const payment = await paymentNow(gateway, paymentId)
      if (!payment) return reply.code(404).send({ state: 'UNKNOWN' })
      if (!endOf(payment)) await act(gateway, paymentId, action)
      const now = await paymentNow(gateway, paymentId)
      return { state: (now && endOf(now)) ?? 'CREATED' }
    },
  )
}
