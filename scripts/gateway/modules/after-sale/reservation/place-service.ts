import { bookable } from '../../../../../src/domain/slot/slot'
import type { Row, Tx } from '../../../core/database/database'
import { lockRow } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import {
  CapacityShort,
  ensureCapacity,
  exchangeCapacities,
  holdCapacities,
  returnCapacities,
} from '../../catalogue/capacity/service'
import { capacitiesOf, deadlinesOf, minorPoolOf, type Reservable, requireSlot } from './slot-service'

/** Holder of the places of a reservation. Each version has its own holds, so that a change exchanges them. */
const holderOf = ({ reservation_id: id, version }: Pick<Row<'reservations'>, 'reservation_id' | 'version'>) => ({
  holderKind: 'RESERVATION',
  holderId: `${id}.${version}`,
})

type Placed = Pick<Row<'reservations'>, 'reservation_id' | 'version' | 'slot_id' | 'date' | 'quantity' | 'minors'>

const unitsOf = (row: Reservable, { slot_id: slotId, date, quantity, minors }: Placed) => [
  ...capacitiesOf(row, { slotId, date }).map((owner) => ({ ...owner, quantity })),
  ...(minors > 0 ? minorPoolOf(row, { slotId }).map((owner) => ({ ...owner, quantity: minors })) : []),
]

/** Creates the rows of a slot and its capacities, unless they exist. Creates the capacities in lock order. */
export const ensureSlot = async (tx: Tx, row: Reservable, slotId: string): Promise<void> => {
  const slot = requireSlot(row, slotId)
  await tx
    .insertInto('reserve_slots')
    .values({ reserve_id: row.reserve_id, slot_id: slotId, capacity: slot.capacity })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  for (const owner of capacitiesOf(row, slot))
    await ensureCapacity(tx, owner, owner.kind === 'DAY' ? (row.day_capacity ?? 0) : slot.capacity)
  for (const owner of minorPoolOf(row, slot)) await ensureCapacity(tx, owner, row.minor_capacity ?? 0)
}

/**
 * Locks a slot for a reservation and returns it. Throws `Refusal`: notFound, reserveOver, reserveNotOpen,
 * reserveClosed.
 */
export const lockOpenSlot = async (tx: Tx, row: Reservable, slotId: string, now: number) => {
  const slot = requireSlot(row, slotId)
  const times = { ...slot, ...deadlinesOf(row, slot) }
  const state = bookable(times, now)
  if (state === 'OVER') throw new Refusal('reserveOver')
  if (state === 'NOT_YET') throw new Refusal('reserveNotOpen')
  await ensureSlot(tx, row, slotId)
  const stored = await lockRow(tx, 'reserve_slots', { reserve_id: row.reserve_id, slot_id: slotId })
  if (stored?.is_closed) throw new Refusal('reserveClosed')
  return times
}

const refuseShort = async (holding: Promise<void>): Promise<void> => {
  try {
    await holding
  } catch (error) {
    if (!(error instanceof CapacityShort)) throw error
    const ofAll = error.shortages.filter(({ kind }) => kind !== 'MINOR')
    const left = Math.min(...(ofAll.length > 0 ? ofAll : error.shortages).map(({ remaining }) => remaining))
    if (ofAll.length === 0) throw new Refusal('reserveMinorsFull', { params: { count: left } })
    throw left > 0 ? new Refusal('reserveFewLeft', { params: { count: left } }) : new Refusal('reserveFull')
  }
}

/**
 * Takes the places of a reservation, all or none. Throws `Refusal`: reserveFull, reserveFewLeft,
 * reserveMinorsFull.
 * @param offerUntil end of the offer if the places are offered to a waitlist, epoch ms; null for a reservation
 */
export const takePlaces = (tx: Tx, row: Reservable, placed: Placed, offerUntil: number | null = null): Promise<void> =>
  refuseShort(holdCapacities(tx, holderOf(placed), unitsOf(row, placed), offerUntil, offerUntil !== null))

/** Exchanges the places of a reservation for the places of its next version. Throws a `Refusal` like `takePlaces`. */
export const exchangePlaces = (tx: Tx, row: Reservable, before: Placed, after: Placed): Promise<void> =>
  refuseShort(exchangeCapacities(tx, holderOf(before), holderOf(after), unitsOf(row, after)))

/** Returns the places of reservations. */
export const returnPlaces = (tx: Tx, ...placed: Placed[]): Promise<void> =>
  returnCapacities(tx, ...placed.map(holderOf))
