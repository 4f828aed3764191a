import type { ShowChange } from '../refund/rule'

/**
 * Updates of a paid order that the buyer should notice. This project defines the values.
 * - `REFUND_DONE`, `REFUND_FAILED`: the outcome of a refund.
 * - `EXPRESS_SENT`, `EXPRESS_RETURNED`: the courier has the order's paper tickets, or returned them because of a wrong
 * address.
 * - `INVOICE_ISSUED`: its invoice can be downloaded.
 * - `INVOICE_REJECTED`, `INVOICE_CANCELED`: its invoice was rejected, or was canceled because the order changed. The
 * buyer can request a new invoice.
 * - `REBOOK_DONE`: the order is a completed rebooking, and its tickets are valid.
 * - `RETURN_SOLD`, `RETURN_ENDED`: a ticket was sold through the waitlist, or its listing ended unsold.
 * - `SHOW_CANCELED`, `SHOW_DELAY`: the show is canceled or postponed. Its tickets are refunded without a fee.
 */
export const ORDER_NEWS = [
  'REFUND_DONE',
  'REFUND_FAILED',
  'EXPRESS_SENT',
  'EXPRESS_RETURNED',
  'INVOICE_ISSUED',
  'INVOICE_REJECTED',
  'INVOICE_CANCELED',
  'REBOOK_DONE',
  'RETURN_SOLD',
  'RETURN_ENDED',
  'SHOW_CANCELED',
  'SHOW_DELAY',
] as const
export type OrderNews = (typeof ORDER_NEWS)[number]

const CHANGES: Partial<Record<OrderNews, ShowChange>> = { SHOW_CANCELED: 'CANCELED', SHOW_DELAY: 'DELAY' }

/** Returns the change of the show that an update reports. Returns null for other updates, and if there is no update. */
export const changeOfNews = (news: OrderNews | null | undefined): ShowChange | null => (news && CHANGES[news]) || null

/** Returns true if the update reports that a refund is completed or failed. */
export const isRefundNews = (news: OrderNews | null | undefined): boolean =>
  news === 'REFUND_DONE' || news === 'REFUND_FAILED'

const GOOD: ReadonlySet<OrderNews> = new Set([
  'REFUND_DONE',
  'EXPRESS_SENT',
  'INVOICE_ISSUED',
  'REBOOK_DONE',
  'RETURN_SOLD',
])

/** Returns true if the update reports a success that the buyer was waiting for. */
export const isGoodNews = (news: OrderNews): boolean => GOOD.has(news)
