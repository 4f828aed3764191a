import { isPaid, type OrderState } from '../order/state'

/** Days after the end of a show in which an invoice can be requested, as the service note promises. */
const INVOICE_DAYS = 90
const DAY = 86_400_000

/** Reason why an order cannot get an invoice now. */
export type InvoiceObstacle = 'NOT_OFFERED' | 'REFUNDED' | 'NOT_PAID' | 'NOT_DONE' | 'REFUNDING' | 'NO_MONEY' | 'OVER'

interface InvoicedOrder {
  state: OrderState
  refundState: string
  /** Amount of the invoice in fen; see `invoiceAmount`. */
  amount: number
  /** End of the show, epoch ms. */
  showEnd: number
  /** True if the show's notes promise an invoice. */
  offered: boolean
}

/** Returns the deadline of an invoice request, epoch ms. Requests at that time or later are refused. */
export const invoiceDeadline = (showEnd: number): number => showEnd + INVOICE_DAYS * DAY

/**
 * Returns why an order cannot get an invoice at `now`, or null if it can. The order must be completed and its tickets
 * issued or delivered. Later, only a refund can change the order, and a refund cancels the invoice.
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
