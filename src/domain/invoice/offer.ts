import { isPaid, type OrderState } from '../order/state'

/** Days after the end of a show in which an invoice can be asked for: the service note promises them. */
const INVOICE_DAYS = 90
const DAY = 86_400_000

/** Why an order gets no invoice now. */
export type InvoiceObstacle = 'NOT_OFFERED' | 'REFUNDED' | 'NOT_PAID' | 'NOT_DONE' | 'REFUNDING' | 'NO_MONEY' | 'OVER'

interface InvoicedOrder {
  state: OrderState
  refundState: string
  /** Fen, see `invoiceAmount`. */
  amount: number
  /** When its show ends, epoch ms. */
  showEnd: number
  /** The show's notes promise an invoice. */
  offered: boolean
}

/** Until when an invoice can be asked for, epoch ms; at that moment itself no longer. */
export const invoiceDeadline = (showEnd: number): number => showEnd + INVOICE_DAYS * DAY

/**
 * Why an order gets no invoice at `now`; null when it does. Only one that is completed, its tickets issued or delivered, does: after
 * that it changes by a refund alone, which cancels the invoice.
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
