import type { OrderDetail } from '@/api/order'
import type { Agreement } from '@/api/purchase'
import { type Fen, fen } from '@/domain/money'
import { AT_DOOR } from '@/domain/payment/return-address'
import { addressOf } from '@/router/links'
import type { CheckoutDeps } from './checkout-deps'
import { tellOtherTabs } from './order-news'
import type { PayOutcome, RebookedTo } from './outcome'
import { type SuccessPage, successPage } from './success-page'

type StartPaymentDeps = Pick<CheckoutDeps, 'client' | 'clock' | 'payment' | 'stores' | 'platform'>

/** A ticket order to be paid. Amount in fen. */
export interface OrderToPay {
  orderId: string
  showId: string
  transactionIds: string[]
  payAmount: Fen
  agreement: Agreement | null
  /** Bought at the door: the way back leads to the ticket. */
  atDoor?: boolean
  /** The amount is the price difference of a rebooking to this session. */
  rebookedTo?: RebookedTo | null
}

export interface PaymentEnd {
  outcome: PayOutcome
  /** The success page of this order. */
  page: SuccessPage
}

/** What is still to be paid of an existing order. An order without an amount has nothing to pay (shell §4). */
export const orderToPay = (order: OrderDetail): OrderToPay => ({
  orderId: order.orderId,
  showId: order.firstShowId,
  transactionIds: order.unPaidTransactionIds.length > 0 ? order.unPaidTransactionIds : [order.transactionId],
  payAmount: order.payAmount ?? fen(0),
  agreement: order.agreement,
  rebookedTo: order.rebookOf === '' ? null : { showTime: order.showTime, utcOffset: order.utcOffset },
})

/**
 * Pays an order; on the web the payment returns to the success page (shell §2, pay-return addresses). Never rejects.
 * @param asked the success page, where it was asked for before
 */
export const startPayment = async (
  deps: StartPaymentDeps,
  order: OrderToPay,
  asked?: Promise<SuccessPage> | null,
): Promise<PaymentEnd> => {
  const { payment, stores, platform } = deps
  const { orderId, transactionIds, payAmount, agreement, showId, atDoor, rebookedTo } = order
  payment.open(payAmount, rebookedTo)
  const page = await (asked ?? successPage(deps, showId))
  const back = { orderId, orderType: 'ticket', ...(atDoor && { pageSource: AT_DOOR }) }
  // a buyer who gives up at the cashier returns to the order, not to a page that waits for the payment
  const origin = platform.webOrigin()
  const addresses = origin
    ? {
        returnUrl: `${origin}${addressOf(page, back, { channelId: stores.session.channelId })}`,
        cancelUrl: `${origin}${addressOf('order-detail', { orderId })}`,
      }
    : { returnUrl: '' }
  const outcome = await payment.start({
    orderId,
    orderType: 'ticket',
    transactionIds,
    payAmount,
    agreement,
    rebookedTo,
    ...addresses,
  })
  tellOtherTabs(deps, orderId)
  return { outcome, page }
}
