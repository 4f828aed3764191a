import type { ShowChange } from '../refund/rule'

/**
 * What happened to an order after it was paid that its buyer has to hear of. Ours.
 * - `REFUND_DONE`, `REFUND_FAILED`: how a refund ended
 * - `EXPRESS_SENT`: its paper tickets are with the courier
 * - `INVOICE_ISSUED`: its invoice can be downloaded
 * - `SHOW_CANCELED`, `SHOW_DELAY`: the show does not take place as announced, and is refunded without a fee
 */
export const ORDER_NEWS = [
  'REFUND_DONE',
  'REFUND_FAILED',
  'EXPRESS_SENT',
  'INVOICE_ISSUED',
  'SHOW_CANCELED',
  'SHOW_DELAY',
] as const
export type OrderNews = (typeof ORDER_NEWS)[number]

const CHANGES: Partial<Record<OrderNews, ShowChange>> = { SHOW_CANCELED: 'CANCELED', SHOW_DELAY: 'DELAY' }

/** What became of the show, where that is the news; null for other news and none. */
export const changeOfNews = (news: OrderNews | null | undefined): ShowChange | null => (news && CHANGES[news]) || null
