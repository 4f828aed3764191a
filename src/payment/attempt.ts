import { pay } from '@/api/payment'
import { PAYMENT_CODES } from '@/domain/business-codes/payment'
import { type BuyerChoices, payFields } from '@/domain/payment/pay-fields'
import { needsCode } from '@/domain/payment/products'
import type { CashierPage, PayResult } from '@/platform/payment/contract'
import { isRequestError } from '@/request/errors'
import type { PaymentDeps } from './deps'
import type { HostAnswer } from './host-answer'
import type { PaymentFailure, PayOutcome } from './outcome'
import type { PaymentRequest } from './payable'

/** Failures that the caller handles itself. A payment that is already running is not shown as a failure. */
export const HANDLED = { inlineErrors: true, handledStatuses: [PAYMENT_CODES.paymentUnderWay] } as const

/** Result of one payment attempt. If the attempt did not end the payment, the buyer can try again. */
export type Attempt =
  | { ended: true; outcome: PayOutcome }
  | { ended: false; cancelled: true }
  | { ended: false; cancelled: false; failure: PaymentFailure; error?: unknown }

/** Starts a payment with one product, and waits for the result of the host. Never rejects. */
export const attemptPayment = async (
  deps: Pick<PaymentDeps, 'client' | 'hostPay' | 'openCashier' | 'paymentContext' | 'lastProduct'>,
  hostAnswer: HostAnswer,
  order: PaymentRequest,
  choices: BuyerChoices,
): Promise<Attempt> => {
  const { orderId, transactionIds, returnUrl, cancelUrl } = order
  const { paymentProduct } = choices
  const { platform, src, payer } = deps.paymentContext()
  try {
    const answer = await deps.client.call(
      pay,
      {
        ...{ transactionIds, platform, src, paymentProduct, isNewCyy: true },
        ...payFields(payer, { ...choices, returnUrl, ...(cancelUrl ? { cancelUrl } : {}) }),
      },
      HANDLED,
    )
    deps.lastProduct.write(paymentProduct)
    // The partner charges without a payment page, so the order contains the outcome.
    if (needsCode(paymentProduct)) return judge({ kind: 'pending' }, orderId)
    const info = answer.paymentInfo ?? answer.paymentInfoMap
    const result = await hostAnswer.of(deps.hostPay({ paymentProduct, info }))
    return judge(result.kind === 'page' ? await deps.openCashier(result) : result, orderId)
  } catch (error) {
    return afterRefusal(error, orderId)
  }
}

const failureOf = (error: unknown): PaymentFailure =>
  isRequestError(error)
    ? {
        reason: 'refused',
        message: error.message,
        ...(error.statusCode === undefined ? {} : { statusCode: error.statusCode }),
        ...(error.handled && { handled: true }),
      }
    : { reason: 'refused', message: '' }

const judge = (result: Exclude<PayResult, CashierPage> | { kind: 'hidden' }, orderId: string): Attempt => {
  switch (result.kind) {
    case 'paid':
    case 'pending':
    case 'left':
    case 'hidden':
      return { ended: true, outcome: { kind: result.kind, orderId } }
    case 'cancelled':
      return { ended: false, cancelled: true }
    case 'failed':
      return { ended: false, cancelled: false, failure: { reason: result.reason, message: '' } }
  }
}

/**
 * Returns the result of a refused payment. If another payment of the order is running, this is not a failure, and the
 * outcome is pending.
 */
export const afterRefusal = (error: unknown, orderId: string): Attempt =>
  isRequestError(error) && error.statusCode === PAYMENT_CODES.paymentUnderWay
    ? { ended: true, outcome: { kind: 'pending', orderId } }
    : { ended: false, cancelled: false, failure: failureOf(error), error }

export const afterFailure = (attempt: Extract<Attempt, { ended: false }>, orderId: string): PayOutcome =>
  attempt.cancelled ? { kind: 'cancelled', orderId } : { kind: 'failed', orderId, ...attempt.failure }
