const MINUTE = 60_000

interface Unpaid {
  /** Epoch ms. */
  createTime: number
  /** Epoch ms; null if the server does not send it. */
  reserveTime?: number | null
}

/**
 * Returns the payment deadline of an order, epoch ms: the server's time, else its creation plus the shop's limit.
 * @param minutes of the shop's configuration
 */
export const payDeadline = (order: Unpaid, minutes: number): number =>
  order.reserveTime ?? order.createTime + minutes * MINUTE

/** Returns true if an unpaid order can still be paid; at the deadline itself it no longer can. */
export const isPayable = (order: Unpaid, now: number, minutes: number): boolean => now < payDeadline(order, minutes)
