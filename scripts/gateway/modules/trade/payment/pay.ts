import { fen } from '../../../../../src/domain/money'
import type { Gateway } from '../../../core/context'
import type { Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { endPayCodes } from './pay-code-service'
import { choicesFit, type Product, productsFor, requireProvider, type Way } from './product-service'
import { boundPayables, type Payable, payableOfTransaction } from './payable-service'
import { safeReturnUrl } from '../../../core/return-url'
import { beginPayment, bridgeParams, hostParams, withPayable } from './service'
import { applyDue } from '../../../core/due'

/** A buyer's payment method and return address. */
export interface PayRequest {
  userId: string
  /** All transactions of one payable. */
  transactionIds: readonly string[]
  platform: string
  paymentProduct: string
  returnUrl: string
  cancelUrl?: string
  /** Address to which the gateway's callback returns the buyer; by default `returnUrl`. */
  actualReturnUrl?: string
  extra?: Record<string, string>
  lang: Language
  /** Origin of the gateway in the buyer's request. */
  origin: string
}

/** Products that the buyer leaves the app for, and must be returned from. */
const leavesApp = (way: Way): boolean => way !== 'host' && way !== 'code'

/**
 * Returns the requested product, if it fits the buyer, the platform and the amount. Throws `Refusal`
 * paymentProductUnfit.
 */
export const requireProduct = async (
  tx: Tx,
  { platform, paymentProduct, extra = {} }: PayRequest,
  payable: Pick<Payable, 'userId' | 'amount'>,
): Promise<Product> => {
  const amount = fen(payable.amount)
  const products = await productsFor(tx, { platform, amount, userId: payable.userId })
  const product = products.find(({ code }) => code === paymentProduct)
  if (!product || !choicesFit(product, extra, amount)) throw new Refusal('paymentProductUnfit')
  return product
}

/**
 * Starts the payment of a payable, which ends the codes of a partner payment. Throws `Refusal`: paymentNotSetUp,
 * paymentProductUnfit, returnUrlUnfit, notFound, paymentUnderWay, orderExpired, orderNotPayable.
 * @param isReleased true if a verification code has released the amount, false if no code was entered
 */
export const beginRequested = async (
  { db, clock, sandbox, storefrontOrigins }: Gateway,
  request: PayRequest,
  isReleased: (payable: Payable) => boolean = () => false,
) => {
  const { userId, transactionIds, platform, lang, origin, extra } = request
  const now = clock.now()
  requireProvider(sandbox)
  const back = (url: string | undefined) => (url ? safeReturnUrl(url, origin, storefrontOrigins) : '')
  const returnUrl = back(request.actualReturnUrl ?? request.returnUrl)
  const cancelUrl = back(request.cancelUrl)
  return withPayable(db, { userId, transactionIds, now }, async (tx, payable) => {
    const product = await requireProduct(tx, request, payable)
    // Without a return address, the buyer could not return from the cashier.
    if (leavesApp(product.way) && returnUrl === '') throw new Refusal('returnUrlUnfit')
    if (product.way === 'code' && !isReleased(payable)) throw new Refusal('verifyCodeWrong')
    await endPayCodes(tx, payable)
    const periods = extra?.periods === undefined ? null : Number(extra.periods)
    const begun = { product: product.code, platform, lang, returnUrl, cancelUrl, periods, now }
    return { payable, product, payment: await beginPayment(tx, payable, begun) }
  })
}

/**
 * Starts a payment (contract: api/payment PayResult). Returns the cashier's address, a form that opens it, or the
 * parameters of the host's own payment. Throws `Refusal`: those of `beginRequested`.
 */
export const pay = async (gateway: Gateway, request: PayRequest) => {
  const { platform, origin } = request
  const { payable, product, payment } = await beginRequested(gateway, request)
  const now = gateway.clock.now()
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
  (await payableOfTransaction(db, userId, transactionId)).deadline

/** Returns true if everything with this bind id is paid, and the amount in fen. Throws `Refusal` notFound. */
export const paymentByBindId = async ({ db, clock }: Gateway, userId: string, bindId: string) => {
  const read = () => boundPayables(db, userId, bindId)
  for (const { id: orderId } of (await read()).payables) await applyDue(db, clock.now(), { orderId })
  const { id: orderId, payables } = await read()
  const payAmount = payables.reduce((sum, { amount }) => sum + amount, 0)
  return { orderId, payAmount, paid: payables.every(({ paidAt }) => paidAt !== null) }
}
