import type { ShowChange } from '../refund/rule'

/**
 * What happened to an order after it was paid that its buyer has to hear of. Ours.
 * - `REFUND_DONE`, `REFUND_FAILED`: how a refund ended
 * - `EXPRESS_SENT`, `EXPRESS_RETURNED`: its paper tickets are with the courier, or came back and need an address
 * - `INVOICE_ISSUED`: its invoice can be downloaded
 * - `INVOICE_REJECTED`, `INVOICE_CANCELED`: its invoice was refused, or ended because the order changed; another can be applied for
 * - `REBOOK_DONE`: it was made by a rebooking, and its tickets are valid
 * - `RETURN_SOLD`, `RETURN_ENDED`: a ticket that was offered to the waitlist was sold, or nobody took it in time
 * - `SHOW_CANCELED`, `SHOW_DELAY`: the show does not take place as announced, and is refunded without a fee
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

/** What became of the show, where that is the news; null for other news and none. */
export const changeOfNews = (news: OrderNews | null | undefined): ShowChange | null => (news && CHANGES[news]) || null

/** Whether the news is the end of a refund, or its failure. */
export const isRefundNews = (news: OrderNews | null | undefined): boolean =>
  news === 'REFUND_DONE' || news === 'REFUND_FAILED'

const GOOD: ReadonlySet<OrderNews> = new Set([
  'REFUND_DONE',
  'EXPRESS_SENT',
  'INVOICE_ISSUED',
  'REBOOK_DONE',
  'RETURN_SOLD',
])

/** Whether the buyer waited for this to happen. */
export const isGoodNews = (news: OrderNews): boolean => GOOD.has(news)
