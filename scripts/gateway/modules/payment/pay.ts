import type { Gateway } from '../../core/context'
import { Refusal } from '../../core/envelope'
import type { Language } from '../../core/localized-text'
import { boundOrders } from '../order/bind-service'
import { applyExpirations } from '../order/expiration-service'
import { productOf, requireProvider } from './product-service'
import { requireOrder } from './repository'
import { safeReturnUrl } from './return-url-service'
import { beginPayment, bridgeParams, hostParams, withPayableOrder } from './service'

/** What a buyer pays with, and where the payment leads back to. */
export interface PayRequest {
  userId: string
  transactionId: string
  platform: string
  paymentProduct: string
  returnUrl: string
  cancelUrl?: string
  lang: Language
  /** The gateway's own origin, as the buyer reached it. */
  origin: string
}

/**
 * Begins the payment of an order (contract: api/payment PayResult): the cashier's address, the form that leads there, or
 * what the host's own payment takes. Throws `Refusal`: paymentNotSetUp, paymentProductUnfit, returnUrlUnfit, notFound,
 * paymentUnderWay, orderExpired, orderNotPayable.
 */
export const pay = async ({ db, clock, sandbox, storefrontOrigins }: Gateway, request: PayRequest) => {
  const { userId, platform, lang, origin } = request
  const now = clock.now()
  requireProvider(sandbox)
  const product = productOf(platform, request.paymentProduct)
  if (!product) throw new Refusal('paymentProductUnfit')
  const back = (url: string | undefined) => (url ? safeReturnUrl(url, origin, storefrontOrigins) : '')
  const returnUrl = back(request.returnUrl)
  // A redirect product without a way back would strand the buyer.
  if (product.way !== 'host' && returnUrl === '') throw new Refusal('returnUrlUnfit')
  const cancelUrl = back(request.cancelUrl)
  const begun = { product: product.code, platform, lang, returnUrl, cancelUrl, now }
  const wanted = { userId, transactionId: request.transactionId, now }
  const { order, payment } = await withPayableOrder(db, wanted, async (tx, order) => ({
    order,
    payment: await beginPayment(tx, order, begun),
  }))
  const cashier = `${origin}/sandbox/cashier/${payment.payment_id}`
  const params =
    product.way === 'host'
      ? hostParams(platform, payment, now)
      : product.way === 'bridge'
        ? bridgeParams(payment, order.order_number, cashier)
        : {}
  const fields = {
    merId: 'M1001',
    orderId: order.order_number,
    txnAmt: String(order.pay_amount),
    currencyCode: '156',
  }
  const paymentInfo = {
    normalUrl: product.way === 'redirect' || product.way === 'bridge' ? cashier : '',
    form: product.way === 'form' ? { action: `${cashier}/enter`, fields } : null,
    params,
  }
  return { paymentProduct: product.code, paymentInfo, paymentInfoMap: null }
}

/** Until when an order can be paid, epoch ms. Throws `Refusal` notFound. */
export const reservedUntil = async ({ db }: Gateway, userId: string, transactionId: string): Promise<number> =>
  (await requireOrder(db, userId, 'transaction_id', transactionId)).reserve_until

/** Whether what a bind id binds, one order or the children of a parent, is paid by now, with its amount in fen. Throws `Refusal` notFound. */
export const paymentByBindId = async ({ db, clock }: Gateway, userId: string, bindId: string) => {
  const read = () => boundOrders(db, userId, bindId)
  for (const { order_id: orderId } of (await read()).orders) await applyExpirations(db, clock.now(), { orderId })
  const { orderId, orders } = await read()
  const payAmount = orders.reduce((sum, order) => sum + order.pay_amount, 0)
  return { orderId, payAmount, paid: orders.every(({ paid_at }) => paid_at !== null) }
}
