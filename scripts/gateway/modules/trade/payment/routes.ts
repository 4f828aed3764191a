import { Type } from 'typebox'
import { fen } from '../../../../../src/domain/money'
import { needsCode } from '../../../../../src/domain/payment/products'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { pay, paymentByBindId, reservedUntil } from './pay'
import { payByCode } from './pay-by-code'
import { failedProduct } from './order-payment-service'
import { payOptions, productsFor, requireProvider } from './product-service'
import { callbackRoutes } from './callback-routes'
import { requirePartner, sendPayCode, serializePayCode } from './pay-code-service'
import { withPayable } from './service'
import { COUNTDOWN } from '../../base/login/verify-code-service'

/** Maximum number of transactions of one payment, which is the maximum number of sessions of a combo. */
const MOST_TRANSACTIONS = 12
const word = Type.String({ maxLength: 64 })
const optional = (maxLength: number) => Type.Optional(Type.String({ maxLength }))
/** Ids of the transactions to pay: of one order, of tickets with their goods (decision 97), or of all shows of a combo. */
const transactionIds = Type.Array(Id, { minItems: 1, maxItems: MOST_TRANSACTIONS, uniqueItems: true })
const cashierBody = {
  transactionIds,
  platform: word,
  src: word,
  browserType: Type.Union(['WEIXIN', 'ALIPAY', 'OTHER'].map((name) => Type.Literal(name as 'OTHER'))),
}
const payBody = {
  transactionIds,
  platform: word,
  paymentProduct: word,
  src: word,
  returnUrl: Type.String({ maxLength: 2000 }),
  cancelUrl: optional(2000),
  actualReturnUrl: optional(2000),
  openId: optional(128),
  thirdPartyUserId: optional(128),
  thirdPartyOpenId: optional(128),
  verificationCode: optional(16),
  osType: optional(32),
  isNewCyy: Type.Optional(Type.Boolean()),
  extra: Type.Optional(Type.Record(Type.String({ maxLength: 64 }), Type.String({ maxLength: 500 }))),
}

/** Registers routes for payment methods, payments, deadlines and amounts (shell §4, payment flow). */
export const paymentRoutes: Routes = (app, gateway) => {
  const { db, clock, sandbox } = gateway

  app.post(
    '/trade/buyer/v3/payments/cashiers',
    { schema: schema({ summary: 'Ways to pay an order', body: cashierBody }) },
    async ({ body, userId, lang }) => {
      requireProvider(sandbox)
      const wanted = { userId, transactionIds: body.transactionIds, now: clock.now() }
      const options = await withPayable(db, wanted, async (tx, payable) => {
        const amount = fen(payable.amount)
        const products = await productsFor(tx, { ...body, amount, userId })
        return payOptions(products, { ...body, failed: await failedProduct(tx, payable.id) }, amount, lang)
      })
      return ok(options)
    },
  )

  app.post(
    '/trade/buyer/v3/payments/pay',
    { schema: schema({ summary: 'Begin a payment', body: payBody }) },
    async (request) => {
      const { body, userId, lang, ownOrigin } = request
      const { verificationCode = '', ...choices } = body
      const wanted = { ...choices, userId, lang, origin: ownOrigin }
      if (needsCode(body.paymentProduct)) return ok(await payByCode(gateway, wanted, verificationCode, request))
      return ok(await pay(gateway, wanted))
    },
  )

  const payableToPay = (userId: string, ids: readonly string[]) =>
    withPayable(db, { userId, transactionIds: ids, now: clock.now() }, async (_tx, payable) => payable)

  app.post(
    '/buyer/v1/payments/:partner/make_pay_verification_code',
    {
      schema: schema({
        summary: 'Send the code of a partner payment',
        params: { partner: word },
        body: { transactionIds },
      }),
    },
    async (request) => {
      const { params, body, userId } = request
      requireProvider(sandbox)
      requirePartner(params.partner)
      await sendPayCode(gateway, request, await payableToPay(userId, body.transactionIds))
      return ok({ countdown: COUNTDOWN })
    },
  )

  app.get(
    '/buyer/v1/payments/:partner/pay_verification_code',
    {
      schema: schema({
        summary: 'The code of a partner payment: phone, next sending, tries left',
        params: { partner: word },
        query: {
          transactionIds: Type.String({
            pattern: `^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,${MOST_TRANSACTIONS - 1}}$`,
          }),
        },
      }),
    },
    async ({ params, query, userId }) => {
      requirePartner(params.partner)
      return ok(await serializePayCode(gateway, await payableToPay(userId, query.transactionIds.split(','))))
    },
  )

  callbackRoutes(app, gateway)

  app.get(
    '/buyer/order/v3/:transactionId/reserve_time',
    { schema: schema({ summary: 'Payment deadline of an unpaid order', params: { transactionId: Id } }) },
    async ({ params: { transactionId }, userId }) => ok({ time: await reservedUntil(gateway, userId, transactionId) }),
  )

  app.get(
    '/buyer/v1/payments/query_by_bind_id',
    { schema: schema({ summary: 'The sum of a transaction and its order', query: { bindId: Id } }) },
    async ({ query: { bindId }, userId }) => ok(await paymentByBindId(gateway, userId, bindId)),
  )
}
