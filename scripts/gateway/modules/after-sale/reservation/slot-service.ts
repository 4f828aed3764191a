import { FEW, type SlotState } from '../../../../../src/domain/slot/reservation'
import {
  bookable,
  deadlines,
  type OffsetAt,
  type Slot,
  type SlotDeadlines,
  type SlotRules,
  slotsOf,
} from '../../../../../src/domain/slot/slot'
import type { DateRange } from '../../../../../src/domain/schedule/date-range'
import { localDate } from '../../../../../src/domain/schedule/local-time'
import { addDays, isDate } from '../../../../../src/domain/schedule/month-grid'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow, listRows } from '../../../core/database/rows'
import { found, notFound } from '../../../core/envelope'
import { remainingOf } from '../../catalogue/capacity/service'
import { waitingFor } from '../../trade/waitlist/capacity-service'

export type Reservable = Row<'reservables'>

/** A slot with its deadlines, its state, and the number of free places if it is small. */
export interface OfferedSlot extends Omit<Slot, 'lastEntry'>, SlotDeadlines {
  state: SlotState
  left: number | null
  /** Number of buyers who wait for a place. */
  waiting: number
}

const rulesOf = (row: Reservable): SlotRules => ({
  ...{ daysAhead: row.days_ahead, releaseAt: row.release_at },
  ...{ entryBefore: row.entry_before, entryAfter: row.entry_after },
  ...{ cancelBefore: row.cancel_before, changeBefore: row.change_before },
})

const offsetOf =
  ({ utc_offset: offset }: Reservable): OffsetAt =>
  () =>
    offset

/** Returns the deadlines of a slot of a reservable. */
export const deadlinesOf = (row: Reservable, slot: Pick<Slot, 'date' | 'from' | 'lastEntry'>): SlotDeadlines =>
  deadlines(slot, rulesOf(row), offsetOf(row))

/** Returns the slots of a reservable in a range of dates, without capacities of the venue's changes. */
const patternSlots = (row: Reservable, range: DateRange): Slot[] =>
  slotsOf(row.pattern, row.exceptions, range, offsetOf(row))

/** Returns the slot with this id. Throws `Refusal` notFound. */
export const requireSlot = (row: Reservable, slotId: string): Slot => {
  const date = slotId.slice(0, 10)
  if (!isDate(date)) throw notFound()
  return found(patternSlots(row, { from: date, to: date }).find((slot) => slot.slotId === slotId))
}

/** Returns the owners of the capacities of a slot: the slot, and its day if the reservable limits a day. */
export const capacitiesOf = (row: Reservable, { slotId, date }: Pick<Slot, 'slotId' | 'date'>) => [
  ...(row.day_capacity === null ? [] : [{ kind: 'DAY', ownerId: `${row.reserve_id}:${date}` }]),
  { kind: 'SLOT', ownerId: `${row.reserve_id}:${slotId}` },
]

/** Returns the pool of minors of a slot; empty if the reservable has no such limit. */
export const minorPoolOf = (row: Reservable, { slotId }: Pick<Slot, 'slotId'>) =>
  row.minor_capacity === null ? [] : [{ kind: 'MINOR', ownerId: `${row.reserve_id}:${slotId}` }]

/** Returns a reservable. Throws `Refusal` notFound. */
export const requireReservable = async (db: Db | Tx, reserveId: string): Promise<Reservable> =>
  found(await findRow(db, 'reservables', { reserve_id: reserveId }))

const stateOf = (isClosed: boolean, left: number): SlotState =>
  isClosed ? 'CLOSED' : left === 0 ? 'FULL' : left <= FEW ? 'FEW' : 'OPEN'

/** A reservable with slots. */
export interface OfferedReservable {
  row: Reservable
  slots: OfferedSlot[]
}

/** Returns the slots of reservables, each in a range of dates, that have not started, by their start. */
export const offeredSlots = async (
  db: Db | Tx,
  ranges: readonly { row: Reservable; range: DateRange }[],
  now: number,
): Promise<OfferedReservable[]> => {
  const offered = ranges.map(({ row, range }) => ({
    row,
    slots: patternSlots(row, range)
      .map((slot) => ({ ...slot, ...deadlinesOf(row, slot) }))
      .filter((slot) => bookable(slot, now) !== 'OVER'),
  }))
  const owners = offered.flatMap(({ row, slots }) => slots.flatMap((slot) => capacitiesOf(row, slot)))
  const ownersOf = (kind: string) => [
    ...new Set(owners.filter((each) => each.kind === kind).map(({ ownerId }) => ownerId)),
  ]
  const [closed, bySlot, byDay, waiting] = await Promise.all([
    listRows(db, 'reserve_slots', {
      reserve_id: ['', ...offered.map(({ row }) => row.reserve_id)],
      slot_id: ['', ...new Set(offered.flatMap(({ slots }) => slots.map(({ slotId }) => slotId)))],
      is_closed: true,
    }),
    remainingOf(db, 'SLOT', ownersOf('SLOT')),
    remainingOf(db, 'DAY', ownersOf('DAY')),
    waitingFor(db, 'SLOT', ownersOf('SLOT')),
  ])
  const closedIds = new Set(closed.map(({ reserve_id: id, slot_id: slotId }) => `${id}:${slotId}`))
  return offered.map(({ row, slots }) => ({
    row,
    slots: slots.map((slot) => {
      const slotOwner = `${row.reserve_id}:${slot.slotId}`
      const inSlot = bySlot.get(slotOwner) ?? slot.capacity
      const inDay = byDay.get(`${row.reserve_id}:${slot.date}`) ?? row.day_capacity ?? Infinity
      const left = Math.min(inSlot, inDay)
      const isOpen = bookable(slot, now) === 'OPEN'
      const isClosed = closedIds.has(slotOwner)
      const state = isClosed || isOpen ? stateOf(isClosed, left) : 'NOT_YET'
      return { ...slot, state, left: state === 'FEW' ? left : null, waiting: waiting.get(slotOwner) ?? 0 }
    }),
  }))
}

/** Returns reservables with the slots of the days for which reservations are accepted. */
export const comingSlots = (db: Db, rows: readonly Reservable[], now: number): Promise<OfferedReservable[]> => {
  const ranges = rows.map((row) => {
    const from = localDate(now, row.utc_offset)
    return { row, range: { from, to: addDays(from, row.days_ahead) } }
  })
  return offeredSlots(db, ranges, now)
}

/** A reservable with its next slot that has a free place; null if all are full, closed or not open yet. */
export interface ListedReservable {
  row: Reservable
  next: OfferedSlot | null
}

/** Returns reservables with their next free slot. */
export const withNextSlot = async (db: Db, rows: readonly Reservable[], now: number): Promise<ListedReservable[]> =>
  (await comingSlots(db, rows, now)).map(({ row, slots }) => ({
    row,
    next: slots.find(({ state }) => state === 'OPEN' || state === 'FEW') ?? null,
  }))

/** Returns all reservables, or the reservables of a venue or a kind, with their next free slot. */
export const listReservables = async (
  db: Db,
  { venueId, kind }: { venueId?: string | undefined; kind?: string | undefined },
  now: number,
): Promise<ListedReservable[]> => {
  const filter = { ...(venueId && { venue_id: venueId }), ...(kind && { kind: kind as Reservable['kind'] }) }
  return withNextSlot(db, await listRows(db, 'reservables', filter, 'sort'), now)
}
