import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '../../core/database/database'
import type { OrderTable } from '../order/tables'
import type { PaymentTable } from './tables'
import type { Language } from '../../core/localized-text'
import { Refusal } from '../../core/envelope'
import { newId } from '../../core/ids'
import { applyExpirations } from '../order/expiration-service'
import { lockOrder } from '../order/lifecycle-service'
import { requireOrder } from './repository'
import { endCreated, isUnderWay } from './state-service'
import { MERCHANT } from '../shop/service'

interface Wanted {
  userId: string
  transactionId: string
  now: number
}

/**
 * Works on the buyer's unpaid order of a transaction, in time and without a payment under way, in one transaction with its
 * row locked: of two requests at once, the second finds what the first did. Throws `Refusal`: notFound, paymentUnderWay,
 * orderExpired, orderNotPayable.
 */
export const withPayableOrder = async <T>(
  db: Db,
  { userId, transactionId, now }: Wanted,
  work: (tx: Tx, order: OrderTable) => Promise<T>,
): Promise<T> => {
  const { order_id: orderId } = await requireOrder(db, userId, 'transaction_id', transactionId)
  await applyExpirations(db, now, { orderId })
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (await isUnderWay(tx, orderId)) throw new Refusal('paymentUnderWay')
    // One that closed before its time did so for another reason: the seller took back what it was for.
    if (['UNPAID', 'CLOSED'].includes(order.state) && now >= order.reserve_until) throw new Refusal('orderExpired')
    if (order.state !== 'UNPAID') throw new Refusal('orderNotPayable')
    return work(tx, order)
  })
}

interface NewPayment {
  product: string
  platform: string
  lang: Language
  returnUrl: string
  cancelUrl: string
  now: number
}

/**
 * Begins a payment, instead of one that was begun before and not made: the buyer changed the method, or came back. Its id
 * cannot be guessed: the cashier authenticates by it. The order's row is locked by the caller.
 */
export const beginPayment = async (
  tx: Tx,
  order: OrderTable,
  { product, platform, lang, returnUrl, cancelUrl, now }: NewPayment,
): Promise<PaymentTable> => {
  await endCreated(tx, order.order_id, { state: 'REPLACED', at: now })
  return tx
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
      reason: '',
      state_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

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
    appId: MERCHANT.appId,
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
