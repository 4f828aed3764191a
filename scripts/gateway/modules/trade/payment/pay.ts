import type { Gateway } from '../../../core/context'
import { Refusal } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { productOf, requireProvider } from './product-service'
import { boundPayables, requirePayable } from './payable-service'
import { safeReturnUrl } from '../../../core/return-url'
import { beginPayment, bridgeParams, hostParams, withPayable } from './service'
import { applyDue } from '../../../core/due'

/** A buyer's payment method and return address. */
export interface PayRequest {
  userId: string
  transactionId: string
  platform: string
  paymentProduct: string
  returnUrl: string
  cancelUrl?: string
  lang: Language
  /** Origin of the gateway in the buyer's request. */
  origin: string
}

/**
 * Starts the payment of a payable (contract: api/payment PayResult). Returns the cashier's address, a form that opens
 * it, or the parameters of the host's own payment. Throws `Refusal`: paymentNotSetUp, paymentProductUnfit,
 * returnUrlUnfit, notFound, paymentUnderWay, orderExpired, orderNotPayable.
 */
export const pay = async ({ db, clock, sandbox, storefrontOrigins }: Gateway, request: PayRequest) => {
  const { userId, platform, lang, origin } = request
  const now = clock.now()
  requireProvider(sandbox)
  const product = productOf(platform, request.paymentProduct)
  if (!product) throw new Refusal('paymentProductUnfit')
  const back = (url: string | undefined) => (url ? safeReturnUrl(url, origin, storefrontOrigins) : '')
  const returnUrl = back(request.returnUrl)
  // Without a return address, the buyer could not return from the cashier.
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

/** Returns the payment deadline of a transaction, epoch ms. Throws `Refusal` notFound. */
export const reservedUntil = async ({ db }: Gateway, userId: string, transactionId: string): Promise<number> =>
  (await requirePayable(db, userId, transactionId)).deadline

/** Returns true if everything with this bind id is paid, and the amount in fen. Throws `Refusal` notFound. */
export const paymentByBindId = async ({ db, clock }: Gateway, userId: string, bindId: string) => {
  const read = () => boundPayables(db, userId, bindId)
  for (const { id: orderId } of (await read()).payables) await applyDue(db, clock.now(), { orderId })
  const { id: orderId, payables } = await read()
  const payAmount = payables.reduce((sum, { amount }) => sum + amount, 0)
  return { orderId, payAmount, paid: payables.every(({ paidAt }) => paidAt !== null) }
}
