import { randomBytes } from 'node:crypto'
import type { Db, Row, Tx } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import { lockPayable, type LockedPayable, type Payable, requireTransactions } from './payable-service'
import { endCreated, isUnderWay } from './state-service'
import { MERCHANT } from '../../base/shop/service'
import { applyDue } from '../../../core/due'

interface Wanted {
  userId: string
  /** All transactions of one payable. */
  transactionIds: readonly string[]
  now: number
}

/**
 * Runs an action on a buyer's payable that is open, before its deadline, and without a payment in progress. Locks its
 * row in one transaction, so that parallel requests run one after another. Throws `Refusal`: notFound,
 * transactionsIncomplete, paymentUnderWay, orderExpired, orderNotPayable.
 */
export const withPayable = async <T>(
  db: Db,
  { userId, transactionIds, now }: Wanted,
  work: (tx: Tx, payable: LockedPayable) => Promise<T>,
): Promise<T> => {
  const { id: orderId } = await requireTransactions(db, userId, transactionIds)
  await applyDue(db, now, { orderId })
  return db.transaction().execute(async (tx) => {
    const payable = await lockPayable(tx, orderId)
    if (await isUnderWay(tx, orderId)) throw new Refusal('paymentUnderWay')
    // A payable can be closed before its deadline, if a seller withdraws a listing. The next line rejects it.
    if (['OPEN', 'CLOSED'].includes(payable.state) && now >= payable.deadline) throw new Refusal('orderExpired')
    if (payable.state !== 'OPEN') throw new Refusal('orderNotPayable')
    return work(tx, payable)
  })
}

interface NewPayment {
  product: string
  platform: string
  lang: Language
  returnUrl: string
  cancelUrl: string
  /** Chosen number of instalments, or null. */
  periods: number | null
  now: number
}

/**
 * Starts a payment. Replaces an earlier payment that was started but not made, because the buyer changed the method or
 * came back. The id is unpredictable, because it grants access to the cashier. The caller locks the payable.
 */
export const beginPayment = async (
  tx: Tx,
  payable: Pick<Payable, 'id' | 'amount'>,
  { product, platform, lang, returnUrl, cancelUrl, periods, now }: NewPayment,
): Promise<Row<'payments'>> => {
  await endCreated(tx, payable.id, { state: 'REPLACED', at: now })
  return tx
    .insertInto('payments')
    .values({
      payment_id: newId('P'),
      order_id: payable.id,
      product,
      platform,
      amount: payable.amount,
      state: 'CREATED',
      lang,
      return_url: returnUrl,
      cancel_url: cancelUrl,
      periods,
      created_at: now,
      reason: '',
      state_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Returns the parameters of a host's own payment. The sandbox's signature consists of random letters, and nothing
 * verifies it.
 */
export const hostParams = (
  platform: string,
  { payment_id: id, amount }: Row<'payments'>,
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
 * Returns the parameters for the bridge script of a bank's web view: the bank's cashier and its request as text.
 * Source: one-net pay, `cmblapi.netpay({ url, param: { charset, jsonRequestData } })`.
 */
export const bridgeParams = (
  { payment_id: id, amount }: Row<'payments'>,
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
