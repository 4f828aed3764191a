import type { Gateway } from '../../../core/context'
import { Refusal } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { productOf, requireProvider } from './product-service'
import { boundPayables, requirePayable } from './payable-service'
import { safeReturnUrl } from '../../../core/return-url'
import { beginPayment, bridgeParams, hostParams, withPayable } from './service'
import { applyDue } from '../../../core/due'

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
 * Begins the payment of a payable (contract: api/payment PayResult): the cashier's address, the form that leads there, or
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
  const { payable, payment } = await withPayable(db, wanted, async (tx, payable) => ({
    payable,
    payment: await beginPayment(tx, payable, begun),
  }))
  const cashier = `${origin}/sandbox/cashier/${payment.payment_id}`
  const params =
    product.way === 'host'
      ? hostParams(platform, payment, now)
      : product.way === 'bridge'
        ? bridgeParams(payment, payable.number, cashier)
        : {}
  const fields = {
    merId: 'M1001',
    orderId: payable.number,
    txnAmt: String(payable.amount),
    currencyCode: '156',
  }
  const paymentInfo = {
    normalUrl: product.way === 'redirect' || product.way === 'bridge' ? cashier : '',
    form: product.way === 'form' ? { action: `${cashier}/enter`, fields } : null,
    params,
  }
  return { paymentProduct: product.code, paymentInfo, paymentInfoMap: null }
}

/** Until when a transaction can be paid, epoch ms. Throws `Refusal` notFound. */
export const reservedUntil = async ({ db }: Gateway, userId: string, transactionId: string): Promise<number> =>
  (await requirePayable(db, userId, transactionId)).deadline

/** Whether all that a bind id binds is paid by now, with its amount in fen. Throws `Refusal` notFound. */
export const paymentByBindId = async ({ db, clock }: Gateway, userId: string, bindId: string) => {
  const read = () => boundPayables(db, userId, bindId)
  for (const { id: orderId } of (await read()).payables) await applyDue(db, clock.now(), { orderId })
  const { id: orderId, payables } = await read()
  const payAmount = payables.reduce((sum, { amount }) => sum + amount, 0)
  return { orderId, payAmount, paid: payables.every(({ paidAt }) => paidAt !== null) }
}
