import { sql } from 'kysely'
import { feeOf } from '../../../../../src/domain/refund/amounts'
import { stepAt } from '../../../../../src/domain/refund/rule'
import { isPaid, type OrderState } from '../../../../../src/domain/order/state'
import { type Fen, subtractFen } from '../../../../../src/domain/money'
import { resaleDeadline, resaleFee, type ResaleBlockReason } from '../../../../../src/domain/resale/rule'
import { hasCardTickets } from '../../trade/card/covered-service'
import { isJoint } from '../../trade/payment/payment-key-service'
import type { CodeName } from '../../../core/codes'
import type { Db, Row, Tx } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'
import { type RefundFacts, refundFacts, type UnitFacts } from '../../trade/units/facts-service'

/** A unit with its resale amounts, or the reason that blocks a resale. */
export interface ResaleUnit extends Omit<UnitFacts, 'blockReason'> {
  paid: Fen
  fee: Fen
  back: Fen
  /** Number of buyers on the waitlist of the unit's tier, including buyers with an open offer. */
  waiting: number
  blockReason: ResaleBlockReason | null
  /** Most recent listing of the unit. */
  offer: Row<'resales'> | null
}

/** Data that determine whether an order's tickets can be resold. */
export interface ResaleFacts {
  refund: RefundFacts
  order: Row<'orders'>
  /** Fee in basis points of the paid amount. 0 if nothing can be listed. */
  feeRate: number
  /** End of listings, epoch ms; null for a show without resale. */
  until: number | null
  units: ResaleUnit[]
  blockReason: ResaleBlockReason | null
}

const CODES: Record<ResaleBlockReason, CodeName> = {
  NOT_PAID: 'resaleNotPaid',
  NEVER: 'resaleNever',
  CHANGED: 'resaleShowChanged',
  PAPER: 'resalePaper',
  CARD: 'cardTicketFixed',
  COMBO: 'resaleCombo',
  REFUNDABLE: 'resaleRefundable',
  TOO_LATE: 'resaleTooLate',
  REBOOKING: 'resaleRebooking',
  REBOOKED: 'resaleRebooked',
  USED: 'resaleUsed',
  AWAY: 'resaleAway',
  GIVING: 'resaleAway',
  RETURNED: 'resaleReturned',
  NO_LINE: 'resaleNoLine',
  ON_SALE: 'resaleOnSale',
}

export const refuseIfBlocked = (blockReason: ResaleBlockReason | null): void => {
  if (blockReason) throw new Refusal(CODES[blockReason])
}

const orderBlockReason = (
  facts: RefundFacts,
  { until, now }: { until: number | null; now: number },
): ResaleBlockReason | null => {
  const { order, change, rule, used, showTime, units, rebooking } = facts
  if (!isPaid(order.state as OrderState)) return 'NOT_PAID'
  if (units.every(({ blockReason }) => blockReason === 'RETURNED')) return 'RETURNED'
  if (change !== null) return 'CHANGED'
  if (until === null) return 'NEVER'
  if (isJoint(order.parent_id)) return 'COMBO'
  if (rule.resaleFloor === null) return 'REBOOKED'
  if (order.deliver_method === 'EXPRESS') return 'PAPER'
  if (hasCardTickets(order)) return 'CARD'
  if (stepAt(rule, showTime, now).fee !== null && used < rule.perSession) return 'REFUNDABLE'
  if (now >= until) return 'TOO_LATE'
  return rebooking === null ? null : 'REBOOKING'
}

/** Returns the waitlist data of an order's tiers. */
const linesOf = async (db: Db | Tx, orderId: string) =>
  new Map(
    (
      await db
        .selectFrom('order_items as i')
        .innerJoin('seat_plans as p', 'p.seat_plan_id', 'i.seat_plan_id')
        .innerJoin('stocks as k', 'k.seat_plan_id', 'i.seat_plan_id')
        .select(['i.seat_plan_id', 'p.wait_list', 'k.waiting', 'k.remaining'])
        .select((select) =>
          select
            .selectFrom('waits as w')
            .select(sql<number>`count(*)::int`.as('offers'))
            .whereRef('w.seat_plan_id', '=', 'i.seat_plan_id')
            .where('w.state', '=', 'OFFERED')
            .as('offers'),
        )
        .where('i.order_id', '=', orderId)
        .execute()
    ).map((row) => [row.seat_plan_id, row]),
  )

type Line = Awaited<ReturnType<typeof linesOf>> extends Map<string, infer Row> ? Row : never

const unitBlockReason = ({ blockReason }: UnitFacts, line: Line | undefined): ResaleBlockReason | null => {
  if (blockReason !== null && blockReason !== 'OFFERED') return blockReason
  if (!line?.wait_list) return 'NO_LINE'
  return blockReason === null && line.remaining > 0 && line.waiting === 0 ? 'ON_SALE' : null
}

/** Reads the data without a lock. The caller locks rows that must not change. */
export const resaleFacts = async (db: Db | Tx, order: Row<'orders'>, now: number): Promise<ResaleFacts> => {
  const refund = await refundFacts(db, order, now)
  const show = await db
    .selectFrom('shows')
    .select(['resale_rule', 'wait_list'])
    .where('show_id', '=', order.show_id)
    .executeTakeFirstOrThrow()
  const rule = show.wait_list ? show.resale_rule : null
  const until = rule && resaleDeadline(rule, refund.showTime)
  const feeRate = (rule && resaleFee(rule, refund.rule)) ?? 0
  const lines = await linesOf(db, order.order_id)
  const offers = await db
    .selectFrom('resales')
    .selectAll()
    .where('order_id', '=', order.order_id)
    .orderBy('sequence', 'desc')
    .execute()
  const units = refund.units.map((unit, at) => {
    const offer = offers.find(({ unit_id: id }) => id === unit.unitId) ?? null
    const { paid } = refund.shares[at]
    // A listing retains the fee rate that the seller has accepted.
    const agreed = offer?.closed_at === null || offer?.state === 'SOLD' ? offer.fee_rate : null
    const fee = feeOf(paid, agreed ?? feeRate)
    const line = lines.get(unit.seatPlanId)
    return {
      ...unit,
      ...{ paid, fee, back: subtractFen(paid, fee), offer },
      ...{
        waiting: (line?.waiting ?? 0) + (line?.offers ?? 0),
        blockReason: unitBlockReason(unit, line),
      },
    }
  })
  return {
    ...{ refund, order, feeRate, until, units },
    blockReason: orderBlockReason(refund, { until, now }),
  }
}

/** Returns the units with these ids. Throws `Refusal`: resaleUnknown, and the reasons that block one of the units. */
export const chosenUnits = ({ units }: ResaleFacts, unitIds: readonly string[]): ResaleUnit[] => {
  const chosen = units.filter(({ unitId }) => unitIds.includes(unitId))
  if (chosen.length === 0 || chosen.length !== new Set(unitIds).size) throw new Refusal('resaleUnknown')
  for (const { blockReason } of chosen) refuseIfBlocked(blockReason)
  return chosen
}
