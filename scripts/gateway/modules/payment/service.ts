import { randomBytes } from 'node:crypto'
import type { Db } from '../../core/database/database'
import type { OrderTable } from '../order/tables'
import type { PaymentTable } from './tables'
import type { Language } from '../../core/localized-text'
import { Refusal } from '../../core/envelope'
import { newId } from '../../core/ids'
import { applyExpirations } from '../order/expiration-service'
import { requireOrder } from './repository'

/** The buyer's unpaid order of a transaction, in time. Throws `Refusal`: notFound, orderExpired, orderNotPayable. */
export const payableOrder = async (db: Db, userId: string, transactionId: string, now: number): Promise<OrderTable> => {
  const read = () => requireOrder(db, userId, 'transaction_id', transactionId)
  const { order_id: orderId } = await read()
  await applyExpirations(db, now, { orderId })
  const order = await read()
  if (order.state === 'CLOSED') throw new Refusal('orderExpired')
  if (order.state !== 'UNPAID') throw new Refusal('orderNotPayable')
  return order
}

interface NewPayment {
  product: string
  platform: string
  lang: Language
  returnUrl: string
  cancelUrl: string
  now: number
}

/** Creates a pending payment. Its id cannot be guessed: the cashier authenticates by it. */
export const insertPayment = async (
  db: Db,
  order: OrderTable,
  { product, platform, lang, returnUrl, cancelUrl, now }: NewPayment,
): Promise<PaymentTable> =>
  db
    .insertInto('payments')
    .values({
      payment_id: newId('P'),
      order_id: order.order_id,
      product,
      platform,
      amount: order.pay_amount,
      state: 'CREATED',
      lang,
      return_url: returnUrl,
      cancel_url: cancelUrl,
      created_at: now,
      settle_at: null,
      settled_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/**
 * The parameters of a mini program's own payment, in each host's format. The sandbox signs with random letters: nothing
 * verifies them.
 */
export const hostParams = (
  platform: string,
  { payment_id: id, amount }: PaymentTable,
  now: number,
): Record<string, string> => {
  if (platform === 'ALIPAY_MINI') return { tradeNO: id }
  if (platform === 'BANK_MINI') return { paymentId: id, amount: String(amount), currency: 'CNY' }
  return {
    appId: 'foyer-sandbox',
    timeStamp: String(Math.floor(now / 1000)),
    nonceStr: randomBytes(16).toString('hex'),
    package: `prepay_id=${id}`,
    signType: 'RSA',
    paySign: randomBytes(32).toString('base64'),
  }
}

/**
 * What the bridge script of a bank's web view is called with: the bank's cashier and the request it gets as text.
 * Source: one-net pay, `cmblapi.netpay({ url, param: { charset, jsonRequestData } })`.
 */
export const bridgeParams = (
  { payment_id: id, amount }: PaymentTable,
  orderNumber: string,
  cashier: string,
): Record<string, string> => ({
  url: cashier,
  charset: 'UTF-8',
  jsonRequestData: JSON.stringify({
    version: '1.0',
    charset: 'UTF-8',
    signType: 'SHA-256',
    sign: randomBytes(32).toString('hex'),
    reqData: { orderNo: orderNumber, amount: (amount / 100).toFixed(2), merchantSerialNo: id },
  }),
})
