import { comboRefundRule, type PaidCombo } from '../../../../../src/domain/combo/refund'
import { fen } from '../../../../../src/domain/money'
import type { RefundRule, ShowChange } from '../../../../../src/domain/refund/rule'
import { type UnitShare, unitShares } from '../../../../../src/domain/refund/amounts'
import { showChangeOf } from '../../../../../src/domain/refund/rule'
import type { RefundBlockReason } from '../../../../../src/domain/refund/state'
import type { Db, Row, Tx } from '../../../core/database/database'
import { countRows, findRow, listRows } from '../../../core/database/rows'
import type { Language, LocalizedText } from '../../../core/localized-text'
import { paidComboOf } from './combo-facts'
import { firstAnswer } from '../../../core/run-hooks'
import { refundRuleOfOrder } from '../../catalogue/privilege/rule-service'
import { holdOfOrder } from '../seat/hold-state-service'
import { givenTickets, openGifts, takeGiven } from '../voucher/gift-service'
import { offeredUnitIds } from '../stock/pool-state-service'
import { type OrderUnit, unitsOfOrder } from '../order/units-service'
import type { PriceLineRow } from '../pricing/service'

/** A rebooking with an unpaid order. */
export interface PendingRebook {
  /** Id of the order that would replace the tickets. */
  orderId: string
  /** Ids of the units that the rebooking would replace. */
  unitIds: readonly string[]
}

declare module '../../../core/hooks' {
  interface Hooks {
    /** Returns the unpaid rebooking of an order, or null. */
    'units.rebooking': (db: Db | Tx, orderId: string) => Promise<PendingRebook | null>
  }
}

/** A unit with its tickets, and the reason why it cannot be returned, or null. */
export interface UnitFacts extends OrderUnit {
  planName: LocalizedText
  /** Tickets of the order; empty before they are issued. */
  tickets: Pick<Row<'tickets'>, 'ticket_id' | 'seat_desc' | 'audience_name' | 'state' | 'sort'>[]
  blockReason: Extract<RefundBlockReason, 'USED' | 'AWAY' | 'GIVING' | 'RETURNED' | 'OFFERED'> | null
  /** Id of the open gift of the unit's tickets, or ''. */
  transferId: string
  /** True if a ticket of a canceled show was transferred. Its money still goes to the buyer, who paid for it. */
  given: boolean
}

/** Data that determine the possible refund of an order. */
export interface RefundFacts {
  order: Row<'orders'>
  /** Refund rule of the combo or privilege that was used for the order, else of its show. */
  rule: RefundRule
  showTime: number
  change: ShowChange | null
  units: UnitFacts[]
  /** Payment of each unit, as stored with the order. */
  shares: readonly UnitShare[]
  /** The combo of which the order is a part, or null. */
  combo: PaidCombo | null
  /** Price lines of the order, minus the service fee that rebookings have moved to other orders. */
  lines: PriceLineRow[]
  voucherId: string | null
  /** Number of the buyer's refunds in this session that count toward the limit. */
  used: number
  /**
   * The unpaid rebooking of the order, or null. A rebooking does not block the units that it replaces. Otherwise its
   * payment would fail.
   */
  rebooking: PendingRebook | null
  /** Pick-up time of an unsent parcel, epoch ms, or null. After that time, the delivery fee is not refundable. */
  pickUp: number | null
}

/**
 * Returns the reason why a unit cannot be returned, or null. A ticket that the order no longer contains was
 * transferred. A ticket in an open gift may be accepted at any time. A listed ticket may be in another buyer's payment.
 */
const blockReasonOf = (
  unit: OrderUnit,
  tickets: UnitFacts['tickets'],
  { issued, returned, promised, offered }: { issued: boolean; returned: boolean; promised: boolean; offered: boolean },
): UnitFacts['blockReason'] => {
  if (returned) return 'RETURNED'
  if (issued && tickets.length < unit.places.length) return 'AWAY'
  if (promised) return 'GIVING'
  if (tickets.some(({ state }) => state !== 'VALID')) return 'USED'
  return offered ? 'OFFERED' : null
}

const countedRefunds = (db: Db | Tx, userId: string, sessionId: string): Promise<number> =>
  countRows(db, 'refunds', {
    user_id: userId,
    session_id: sessionId,
    changed: false,
    kind: 'REFUND',
  })

/** Returns the price lines minus the service fee that was moved to other orders. */
const linesLeft = async (db: Db | Tx, { order_id, price_lines: lines }: Row<'orders'>): Promise<PriceLineRow[]> => {
  const { gone } = await db
    .selectFrom('refunds')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('extras'), row.val(0)).as('gone'))
    .where('order_id', '=', order_id)
    .where('kind', '=', 'REBOOK')
    .executeTakeFirstOrThrow()
  return lines.map((line) => (line.kind === 'SERVICE' ? { ...line, amount: line.amount - Number(gone) } : line))
}

/**
 * Returns the paid amount of each unit, as stored with the order. If it is not stored, spreads the reductions over all
 * units.
 */
export const sharesOfOrder = async (
  db: Db | Tx,
  { order_id: orderId, price_lines: lines }: Row<'orders'>,
  units: readonly OrderUnit[],
): Promise<readonly UnitShare[]> => {
  const rows = await listRows(db, 'order_unit_shares', { order_id: orderId }, 'unit_id')
  const stored = new Map(rows.map((row) => [row.unit_id, row]))
  if (units.some(({ unitId }) => !stored.has(unitId))) return unitShares({ units, lines })
  return units.map(({ unitId }) => {
    const { paid, coupon, points } = stored.get(unitId) as Row<'order_unit_shares'>
    return { unitId, paid: fen(paid), coupon: fen(coupon), points: fen(points) }
  })
}

/** Reads the data without a lock. The caller locks rows that must not change. */
export const refundFacts = async (db: Db | Tx, order: Row<'orders'>, now: number): Promise<RefundFacts> => {
  const orderId = order.order_id
  const show = await db
    .selectFrom('orders as o')
    .innerJoin('sessions as n', 'n.session_id', 'o.session_id')
    .innerJoin('shows as s', 's.show_id', 'n.show_id')
    .select(['s.state as show_state', 'n.state as session_state', 'n.show_time'])
    .select(refundRuleOfOrder('o.order_id').as('refund_rule'))
    .where('o.order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const items = await db
    .selectFrom('order_items as i')
    .innerJoin('seat_plans as p', 'p.seat_plan_id', 'i.seat_plan_id')
    .select(['i.seat_plan_id', 'i.quantity', 'i.unit_qty', 'i.unit_price', 'p.name'])
    .where('i.order_id', '=', orderId)
    .execute()
  const voucher = await findRow(db, 'vouchers', { order_id: orderId })
  const parcel = await findRow(db, 'parcels', { order_id: orderId, state: 'PACKING' })
  const tickets = await listRows(db, 'tickets', { voucher_id: voucher?.voucher_id ?? '' }, 'sort')
  const gifts = await openGifts(
    db,
    tickets.map(({ ticket_id: id }) => id),
    now,
  )
  const back = await db.selectFrom('refund_units').select('unit_id').where('order_id', '=', orderId).execute()
  const returned = new Set(back.map((row) => row.unit_id))
  const names = new Map(items.map((item) => [item.seat_plan_id, item.name]))
  const offered = await offeredUnitIds(db, orderId)
  const change = showChangeOf(show.show_state, show.session_state)
  const given = change === 'CANCELED' && voucher ? await givenTickets(db, voucher.voucher_id) : []
  const combo = await paidComboOf(db, order)
  const hold = await holdOfOrder(db, orderId)
  const units = unitsOfOrder(items, hold?.seats ?? []).map((unit) => {
    const own = tickets.filter(({ sort }) => unit.places.includes(sort))
    const transferId = own.map(({ ticket_id: id }) => gifts.get(id)?.transfer_id).find(Boolean) ?? ''
    const away = takeGiven(given, unit.seatPlanId, unit.places.length - own.length).map((ticket) => ({
      ...{
        ticket_id: ticket.ticket_id,
        seat_desc: ticket.seat_desc as LocalizedText,
        audience_name: '',
      },
      ...{ state: ticket.state, sort: 0 },
    }))
    const all = [...own, ...away]
    const state = {
      issued: voucher !== undefined,
      returned: returned.has(unit.unitId) || order.state === 'REFUNDED',
      offered: offered.has(unit.unitId),
      promised: transferId !== '',
    }
    return {
      ...unit,
      planName: names.get(unit.seatPlanId) as LocalizedText,
      tickets: all,
      blockReason: blockReasonOf(unit, all, state),
      transferId,
      given: away.length > 0,
    }
  })
  return {
    order,
    rule: combo ? comboRefundRule(show.refund_rule, combo.feeRate) : show.refund_rule,
    showTime: show.show_time,
    change,
    units,
    shares: await sharesOfOrder(db, order, units),
    combo,
    lines: await linesLeft(db, order),
    voucherId: voucher?.voucher_id ?? null,
    used: await countedRefunds(db, order.user_id, order.session_id),
    rebooking: await firstAnswer('units.rebooking', db, orderId),
    pickUp: parcel?.next_at ?? null,
  }
}

/**
 * Returns the seat label of each ticket of a unit. Before the tickets are issued, returns the labels of the picked
 * seats.
 */
export const labelsOf = ({ tickets, seats }: Pick<UnitFacts, 'tickets' | 'seats'>): LocalizedText[] =>
  tickets.length > 0 ? tickets.map(({ seat_desc: seat }) => seat) : seats.map(({ desc }) => desc)

/** Serializes a unit for its buyer: tier, tickets with their numbers in the order, seats, names. */
export const unitIn = (unit: Omit<UnitFacts, 'blockReason'>, lang: Language) => ({
  unitId: unit.unitId,
  seatPlanName: unit.planName[lang],
  count: unit.places.length,
  numbers: unit.places.map((place) => place + 1),
  labels: labelsOf(unit)
    .map((label) => label[lang])
    .filter(Boolean),
  transferId: unit.transferId,
  names: [...new Set(unit.tickets.map(({ audience_name: name }) => name).filter(Boolean))],
})
