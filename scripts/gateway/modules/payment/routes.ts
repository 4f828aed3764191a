import { Type } from 'typebox'
import { fen } from '../../../../src/domain/money'
import { found, ok, Refusal } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { Id, schema } from '../../core/schema'
import { catchUp } from '../order/expiration-service'
import { payOptions, productOf } from './product-service'
import { bridgeParams, hostParams, insertPayment, payableOrder } from './service'
import { safeReturnUrl } from './return-url-service'

const word = Type.String({ maxLength: 64 })
const optional = (maxLength: number) => Type.Optional(Type.String({ maxLength }))
/** The storefront pays one order at a time; an order is one transaction. */
const transactionIds = Type.Array(Id, { minItems: 1, maxItems: 1 })
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

/** Ways to pay, payments, and how long and for how much (shell §4, payment flow). */
export const paymentRoutes: Routes = (app, { db, clock, returnOrigins }) => {
  app.post(
    '/trade/buyer/v3/payments/cashiers',
    { schema: schema({ body: cashierBody }) },
    async ({ body, userId, lang }) => {
      const order = await payableOrder(db, userId, body.transactionIds[0], clock.now())
      return ok(payOptions(body.platform, body.browserType, fen(order.pay_amount), lang))
    },
  )

  app.post(
    '/trade/buyer/v3/payments/pay',
    { schema: schema({ body: payBody }) },
    async ({ body, userId, lang, protocol, host }) => {
      const now = clock.now()
      const product = productOf(body.platform, body.paymentProduct)
      if (!product) throw new Refusal('paymentProductUnfit')
      const own = `${protocol}://${host}`
      const back = (url: string | undefined) => (url ? safeReturnUrl(url, own, returnOrigins) : '')
      const returnUrl = back(body.returnUrl)
      // A redirect product without a way back would strand the buyer.
      if (product.way !== 'host' && returnUrl === '') throw new Refusal('returnUrlUnfit')
      const order = await payableOrder(db, userId, body.transactionIds[0], now)
      const payment = await insertPayment(db, order, {
        product: product.code,
        platform: body.platform,
        lang,
        returnUrl,
        cancelUrl: back(body.cancelUrl),
        now,
      })
      const cashier = `${own}/sandbox/cashier/${payment.payment_id}`
      const params =
        product.way === 'host'
          ? hostParams(body.platform, payment, now)
          : product.way === 'bridge'
            ? bridgeParams(payment, order.order_number, cashier)
            : {}
      const paymentInfo = {
        normalUrl: product.way === 'redirect' || product.way === 'bridge' ? cashier : '',
        form:
          product.way === 'form'
            ? {
                action: `${cashier}/enter`,
                fields: {
                  merId: 'M1001',
                  orderId: order.order_number,
                  txnAmt: String(order.pay_amount),
                  currencyCode: '156',
                },
              }
            : null,
        params,
      }
      return ok({ paymentProduct: product.code, paymentInfo, paymentInfoMap: null })
    },
  )

  app.get(
    '/buyer/order/v3/:transactionId/reserve_time',
    { schema: schema({ params: { transactionId: Id } }) },
    async ({ params: { transactionId }, userId }) => {
      const row = found(
        await db
          .selectFrom('orders')
          .select('reserve_until')
          .where('transaction_id', '=', transactionId)
          .where('user_id', '=', userId)
          .executeTakeFirst(),
      )
      return ok({ time: row.reserve_until })
    },
  )

  app.get(
    '/buyer/v1/payments/query_by_bind_id',
    { schema: schema({ query: { bindId: Id } }) },
    async ({ query: { bindId }, userId }) => {
      const byBindId = () =>
        db
          .selectFrom('orders')
          .select(['order_id', 'pay_amount', 'paid_at'])
          .where('bind_id', '=', bindId)
          .where('user_id', '=', userId)
          .executeTakeFirst()
      await catchUp(db, clock.now(), { orderId: found(await byBindId()).order_id })
      const row = found(await byBindId())
      return ok({ orderId: row.order_id, payAmount: row.pay_amount, paid: row.paid_at !== null })
    },
  )
}
