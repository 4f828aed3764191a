/** Default time until an unpaid order expires, ms (decision 39). */
export const PAYMENT_TTL = 15 * 60_000

/** Until when an order can be paid, epoch ms: the server's time, else its creation and 15 minutes. */
export const payDeadline = (order: { createTime: number; reserveTime?: number | null }): number =>
  order.reserveTime ?? order.createTime + PAYMENT_TTL

/** Whether an unpaid order still can be paid; at the deadline itself it no longer can. */
export const isPayable = (order: { createTime: number; reserveTime?: number | null }, now: number): boolean =>
  now < payDeadline(order)
