const MINUTE = 60_000

interface Unpaid {
  /** Epoch ms. */
  createTime: number
  /** Epoch ms; null where the server does not tell it. */
  reserveTime?: number | null
}

/**
 * Until when an order can be paid, epoch ms: the server's time, else its creation and what the shop gives an unpaid order.
 * @param minutes of the shop's configuration
 */
export const payDeadline = (order: Unpaid, minutes: number): number =>
  order.reserveTime ?? order.createTime + minutes * MINUTE

/** Whether an unpaid order still can be paid; at the deadline itself it no longer can. */
export const isPayable = (order: Unpaid, now: number, minutes: number): boolean => now < payDeadline(order, minutes)
