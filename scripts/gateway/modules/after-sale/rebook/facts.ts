import { feeOf } from '../../../../../src/domain/refund/amounts'
import { isPaid, type OrderState } from '../../../../../src/domain/order/state'
import { addFen, sumFen } from '../../../../../src/domain/money'
import type { RebookCredit } from '../../../../../src/domain/rebook/amounts'
import { rebookDeadline, type RebookBlockReason, type RebookRule } from '../../../../../src/domain/rebook/rule'
import { hasCardTickets } from '../../trade/card/covered-service'
import { isJoint } from '../../trade/payment/payment-key-service'
import type { CodeName } from '../../../core/codes'
import type { Db, Row, Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import { refundRateAt } from '../refund/rate-service'
import { type RefundFacts, refundFacts, type UnitFacts } from '../../trade/units/facts-service'

/** Data that determine whether an order can be rebooked. */
export interface RebookFacts extends RefundFacts {
  rebookRule: RebookRule | null
  /** Deadline, epoch ms; null for a show without rebooking. */
  until: number | null
  /** True if a coupon or points reduced the price. All remaining tickets must then be rebooked together. */
  together: boolean
}

/** Reads the data without a lock. The caller locks rows that must not change. */
export const rebookFacts = async (db: Db | Tx, order: Row<'orders'>, now: number): Promise<RebookFacts> => {
  const facts = await refundFacts(db, order, now)
  const { rebook_rule: rule } = await db
    .selectFrom('shows')
    .select('rebook_rule')
    .where('show_id', '=', order.show_id)
    .executeTakeFirstOrThrow()
  return {
    ...facts,
    rebookRule: rule,
    until: rule && rebookDeadline(rule, facts.showTime),
    together: order.price_lines.some(({ kind }) => kind === 'COUPON' || kind === 'POINTS'),
  }
}

const CODES: Record<RebookBlockReason, CodeName> = {
  NOT_PAID: 'rebookNotPaid',
  NEVER: 'rebookNever',
  TOO_LATE: 'rebookTooLate',
  CHANGED: 'rebookShowChanged',
  PAPER: 'rebookPaper',
  CARD: 'cardTicketFixed',
  COMBO: 'rebookCombo',
  TWICE: 'rebookTwice',
  PENDING: 'rebookPending',
  USED: 'rebookUsed',
  AWAY: 'rebookAway',
  GIVING: 'rebookAway',
  RETURNED: 'rebookReturned',
  OFFERED: 'rebookOffered',
}

const isGone = (blockReason: UnitFacts['blockReason']): boolean => blockReason === 'RETURNED' || blockReason === 'AWAY'

/** Returns the reason that blocks a rebooking of any ticket of an order at `now`, or null. */
export const orderBlockReason = (facts: RebookFacts, now: number): RebookBlockReason | null => {
  const { order, change, until, units, rebooking } = facts
  if (!isPaid(order.state as OrderState)) return 'NOT_PAID'
  if (units.every(({ blockReason }) => blockReason === 'RETURNED')) return 'RETURNED'
  if (until === null) return 'NEVER'
  if (change !== null) return 'CHANGED'
  if (isJoint(order.parent_id)) return 'COMBO'
  if (order.deliver_method === 'EXPRESS') return 'PAPER'
  if (hasCardTickets(order)) return 'CARD'
  if (order.rebook_of !== null) return 'TWICE'
  if (now >= until) return 'TOO_LATE'
  return rebooking === null ? null : 'PENDING'
}

export const refuseIfBlocked = (blockReason: RebookBlockReason | null): void => {
  if (blockReason) throw new Refusal(CODES[blockReason])
}

/**
 * Returns the units with these ids. Throws `Refusal`: rebookUnknown, rebookTogether, and the reasons that block one of
 * the units.
 */
export const chosenUnits = ({ units, together }: RebookFacts, unitIds: readonly string[]): UnitFacts[] => {
  const chosen = units.filter(({ unitId }) => unitIds.includes(unitId))
  if (chosen.length === 0 || chosen.length !== new Set(unitIds).size) throw new Refusal('rebookUnknown')
  for (const { blockReason } of chosen) refuseIfBlocked(blockReason)
  // The coupon's share of returned or transferred units does not move to the new order. The buyer must rebook all
  // remaining units together.
  if (together && chosen.length !== units.filter(({ blockReason }) => !isGone(blockReason)).length)
    throw new Refusal('rebookTogether')
  return chosen
}

/** Returns the value of units that counts toward new tickets, and the fee that a refund would cost at `now`. */
export const creditOfUnits = (facts: RebookFacts, chosen: readonly UnitFacts[], now: number): RebookCredit => {
  const rate = refundRateAt(facts, now)
  const ids = new Set(chosen.map(({ unitId }) => unitId))
  const shares = facts.shares.filter(({ unitId }) => ids.has(unitId))
  return {
    paid: sumFen(shares.map(({ paid }) => paid)),
    rate,
    refundFee: sumFen(shares.map(({ paid }) => feeOf(paid, rate ?? 0))),
    granted: sumFen(shares.map(({ coupon, points }) => addFen(coupon, points))),
  }
}

export const ticketCountOf = (units: readonly UnitFacts[]): number =>
  units.reduce((sum, { places }) => sum + places.length, 0)
