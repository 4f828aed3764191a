import type { Agreement } from '@/api/purchase'
import type { Services } from '@/components/services'
import type { Fen } from '@/domain/money'
import { payReturnAddress } from '@/domain/payment/return-address'
import type { PayOutcome } from '@/payment/outcome'
import { addressOf } from '@/router/links'
import { type SuccessPage, successPage } from './success-page'

export type StartPaymentDeps = Pick<Services, 'client' | 'clock' | 'payment' | 'stores' | 'platform'>

/** A ticket order to be paid. Amount in fen. */
export interface OrderToPay {
  orderId: string
  showId: string
  transactionIds: string[]
  payAmount: Fen
  agreement: Agreement | null
  /** Bought at the door: the way back leads to the ticket. */
  atDoor?: boolean
}

export interface PaymentEnd {
  outcome: PayOutcome
  /** Where a paid order leads. */
  page: SuccessPage
}

/** Pays an order; on the web the payment comes back to the success page (shell §2, pay-return addresses). Never rejects. */
export const startPayment = async (deps: StartPaymentDeps, order: OrderToPay): Promise<PaymentEnd> => {
  const { payment, stores, platform } = deps
  const { orderId, transactionIds, payAmount, agreement, showId, atDoor } = order
  const page = await successPage(deps, showId)
  const back = { page, orderId, orderType: 'ticket', fromPurchase: atDoor === true }
  // who gives up at the cashier is led to the order, not through a page that waits for the payment
  const origin = platform.webOrigin()
  const addresses = origin
    ? {
        returnUrl: payReturnAddress(origin, back, stores.session.channelId),
        cancelUrl: `${origin}${addressOf('order-detail', { orderId })}`,
      }
    : { returnUrl: '' }
  const outcome = await payment.start({
    orderId,
    orderType: 'ticket',
    transactionIds,
    payAmount,
    agreement,
    ...addresses,
  })
  return { outcome, page }
}
