import type { ItemKindName, ItemOrderState } from '../order/item-order'
import { isPaid, type OrderState } from '../order/state'
import { INVOICE_KINDS, type InvoiceKind } from './state'

/**
 * Days after the end of a show in which an invoice can be requested, as the service note promises. For an item order,
 * days after its completion.
 */
const INVOICE_DAYS = 90
const DAY = 86_400_000

/**
 * Reason why an order cannot get an invoice now. `ITEM_OVER` is of item orders. `UNFIT`: item orders of several kinds,
 * or of a kind without invoices.
 */
export type InvoiceObstacle =
  | 'NOT_OFFERED'
  | 'REFUNDED'
  | 'NOT_PAID'
  | 'NOT_DONE'
  | 'REFUNDING'
  | 'NO_MONEY'
  | 'OVER'
  | 'ITEM_OVER'
  | 'UNFIT'

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

/**
 * Returns the deadline of an invoice request, epoch ms. Requests at that time or later are refused.
 * @param end end of the show, or completion of the item order, epoch ms
 */
export const invoiceDeadline = (end: number): number => end + INVOICE_DAYS * DAY

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

interface InvoicedItems {
  state: ItemOrderState
  /** Received money that was not refunded, fen. */
  amount: number
  /** Time of the completion, epoch ms; null before. */
  completedAt: number | null
}

/** Returns true if orders of this kind of item get invoices. Other items are paid for before they are used. */
export const isInvoicedItem = (kind: ItemKindName): kind is Exclude<InvoiceKind, 'TICKET'> =>
  (INVOICE_KINDS as readonly string[]).includes(kind)

/**
 * Returns why an item order cannot get an invoice at `now`, or null if it can. Parking whose unused time was refunded
 * gets an invoice for the rest.
 */
export const itemInvoiceObstacle = (order: InvoicedItems, now: number): InvoiceObstacle | null => {
  const { state, amount, completedAt } = order
  if (state === 'REFUNDING') return 'REFUNDING'
  if (state === 'REFUNDED' && amount <= 0) return 'REFUNDED'
  if (completedAt === null) return state === 'PAID' ? 'NOT_DONE' : 'NOT_PAID'
  if (amount <= 0) return 'NO_MONEY'
  return now < invoiceDeadline(completedAt) ? null : 'ITEM_OVER'
}
