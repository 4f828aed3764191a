import { isPaid, type OrderState } from '../order/state'

/** Days after the end of a show in which an invoice can be requested, as the service note promises. */
const INVOICE_DAYS = 90
const DAY = 86_400_000

/** Reason why an order gets no invoice now. */
export type InvoiceObstacle = 'NOT_OFFERED' | 'REFUNDED' | 'NOT_PAID' | 'NOT_DONE' | 'REFUNDING' | 'NO_MONEY' | 'OVER'

interface InvoicedOrder {
  state: OrderState
  refundState: string
  /** Fen, see `invoiceAmount`. */
  amount: number
  /** End of the show, epoch ms. */
  showEnd: number
  /** True if the show's notes promise an invoice. */
  offered: boolean
}

/** Returns the deadline of an invoice request, epoch ms; at that moment it is already closed. */
export const invoiceDeadline = (showEnd: number): number => showEnd + INVOICE_DAYS * DAY

/**
 * Returns why an order gets no invoice at `now`, or null if it does. The order must be completed, its tickets issued or
 * delivered: later only a refund changes it, which cancels the invoice.
 */
export const invoiceObstacle = (order: InvoicedOrder, now: number): InvoiceObstacle | null => {
  const { state, refundState, amount, showEnd, offered } = order
  if (!offered) return 'NOT_OFFERED'
  if (state === 'REFUNDED') return 'REFUNDED'
  if (!isPaid(state)) return 'NOT_PAID'
  if (state !== 'SUCCEEDED') return 'NOT_DONE'
  if (amount <= 0) return 'NO_MONEY'
  if (refundState === 'REFUNDING') return 'REFUNDING'
  return now < invoiceDeadline(showEnd) ? null : 'OVER'
}
