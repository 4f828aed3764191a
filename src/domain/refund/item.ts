import { type Fen, minFen, subtractFen } from '../money'
import { allocate } from '../pricing/allocate'
import { DAY } from '../schedule/local-time'

/**
 * Refund rules of items. They apply to a whole order only.
 * - `UNUSED_7_DAYS`: the full amount within 7 days of the payment, if no part of the purchase was used.
 * - `BALANCE`: the part of the price paid that corresponds to the unused balance of a cash card.
 * - `NEVER`: no refund.
 */
export const ITEM_REFUND_RULES = ['UNUSED_7_DAYS', 'BALANCE', 'NEVER'] as const
export type ItemRefundRule = (typeof ITEM_REFUND_RULES)[number]

/**
 * Reasons why an item order cannot be refunded. `NOT_PAID`: the order is not paid, or was already refunded. `BOOKED`:
 * an unpaid or uncompleted order uses the cash card.
 */
export const ITEM_REFUND_BLOCK_REASONS = ['NOT_PAID', 'NEVER', 'TOO_LATE', 'USED', 'BOOKED'] as const
export type ItemRefundBlockReason = (typeof ITEM_REFUND_BLOCK_REASONS)[number]

/** Data that determines whether an item order can be refunded. Times are in epoch ms. */
export interface ItemRefundFacts {
  /** Amount paid in money, in fen. */
  paid: Fen
  paidAt: number
  /** True if any part of the purchase was used, or is reserved for an order. */
  isUsed: boolean
  /** True if an unpaid or uncompleted order uses the cash card. */
  isBooked?: boolean
  /** The full and the remaining value of a cash card, fen. Absent for other items. */
  balance?: { full: Fen; left: Fen }
}

/**
 * A refund of an item order, or the reason that blocks it. `until` is the end of refunds, epoch ms, or null if refunds
 * have no end. `isChanged` is true if a show does not take place as sold.
 */
export type ItemRefund =
  | { blockReason: ItemRefundBlockReason }
  | { blockReason: null; amount: Fen; until: number | null; isChanged?: boolean }

const REFUND_DAYS = 7

const REFUNDS: Record<ItemRefundRule, (facts: ItemRefundFacts, now: number) => ItemRefund> = {
  UNUSED_7_DAYS: ({ paid, paidAt, isUsed }, now) => {
    const until = paidAt + REFUND_DAYS * DAY
    if (isUsed) return { blockReason: 'USED' }
    return now < until ? { blockReason: null, amount: paid, until } : { blockReason: 'TOO_LATE' }
  },
  BALANCE: ({ paid, balance, isBooked }) => {
    if (isBooked) return { blockReason: 'BOOKED' }
    if (!balance || balance.left <= 0) return { blockReason: 'USED' }
    // The merchant can raise a balance above the full value.
    const left = minFen(balance.left, balance.full)
    const [amount] = allocate(paid, [left, subtractFen(balance.full, left)])
    return { blockReason: null, amount, until: null }
  },
  NEVER: () => ({ blockReason: 'NEVER' }),
}

/** Returns the refund of a paid item order at `now` (epoch ms). Source: decision 74. */
export const itemRefund = (rule: ItemRefundRule, facts: ItemRefundFacts, now: number): ItemRefund =>
  REFUNDS[rule](facts, now)
