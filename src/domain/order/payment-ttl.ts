const MINUTE = 60_000

interface Unpaid {
  /** Epoch ms. */
  createTime: number
  /** Payment deadline, epoch ms; null if the server does not send it. */
  reserveTime?: number | null
}

/**
 * Returns the payment deadline of an order, epoch ms: the deadline from the server, else the order's creation time plus
 * the shop's limit.
 * @param minutes limit in the shop's configuration
 */
export const payDeadline = (order: Unpaid, minutes: number): number =>
  order.reserveTime ?? order.createTime + minutes * MINUTE

/** Returns true if an unpaid order can still be paid. Returns false from the deadline on. */
export const isPayable = (order: Unpaid, now: number, minutes: number): boolean => now < payDeadline(order, minutes)
