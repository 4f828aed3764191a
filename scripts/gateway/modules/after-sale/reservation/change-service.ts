import { DAY } from '../../../../../src/domain/schedule/local-time'
import type { Gateway } from '../../../core/context'
import type { Row, Tx } from '../../../core/database/database'
import { changeRow, lockRow } from '../../../core/database/rows'
import { found, notFound, Refusal } from '../../../core/envelope'
import { lockBuyer } from '../../base/user/account-service'
import { endReservationKeys } from './key-service'
import { activePeople, checkRemaining, minorsOf, movePeople } from './people'
import { exchangePlaces, lockOpenSlot, returnPlaces } from './place-service'
import { checkDay } from './reserve-service'
import { deadlinesOf, type Reservable, requireReservable, requireSlot } from './slot-service'
import { advanceWaitlists } from './waitlist-owner'

type Reservation = Row<'reservations'>

/** Maximum number of changes and cancellations of a buyer in 24 hours. */
const MOST_ACTIONS = 6

const countAction = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const { count } = await tx
    .selectFrom('reservation_actions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('at', '>', now - DAY)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_ACTIONS) throw new Refusal('reserveTooOften', { params: { count: MOST_ACTIONS } })
  await tx.insertInto('reservation_actions').values({ user_id: userId, at: now }).execute()
}

/** Returns the deadlines of the slot of a reservation. Its slot may no longer be part of the pattern. */
export const deadlinesOfReservation = (reservable: Reservable, { slot_id, date, starts_at }: Reservation) => {
  try {
    return deadlinesOf(reservable, requireSlot(reservable, slot_id))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return deadlinesOf(reservable, { date, from: starts_at, lastEntry: null })
  }
}

interface Change {
  reservationId: string
  /** Version of the reservation on the buyer's screen. */
  version: number
}

interface Changing {
  tx: Tx
  row: Reservation
  reservable: Reservable
  now: number
}

/**
 * Runs a change of a confirmed reservation in one transaction, after the locks of buyer and reservation. Returned
 * places are offered to the waitlist. Returns a reservation unchanged for which the change is done. Throws `Refusal`: notFound, reserveChanged, reserveOver,
 * reserveTooOften.
 */
const change = async (
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  userId: string,
  { reservationId, version }: Change,
  isDone: (row: Reservation, tx: Tx) => boolean | Promise<boolean>,
  apply: (changing: Changing) => Promise<Partial<Reservation>>,
): Promise<Reservation> => {
  const changed = await db.transaction().execute(async (tx) => {
    const now = clock.now()
    await lockBuyer(tx, userId)
    const row = found(await lockRow(tx, 'reservations', { reservation_id: reservationId, user_id: userId }))
    if (await isDone(row, tx)) return row
    if (row.version !== version || row.state !== 'CONFIRMED') throw new Refusal('reserveChanged')
    if (now >= row.starts_at) throw new Refusal('reserveOver')
    await countAction(tx, userId, now)
    const reservable = await requireReservable(tx, row.reserve_id)
    const columns = await apply({ tx, row, reservable, now })
    const key = { reservation_id: reservationId }
    return found(await changeRow(tx, 'reservations', key, { ...columns, version: version + 1 }))
  })
  await advanceWaitlists(db, clock.now())
  return changed
}

/**
 * Records the return of a reservation's places if the deadline of cancellations is over. Returns true if its places
 * were returned late, now or before.
 */
const recordLate = async ({ tx, row, reservable, now }: Changing): Promise<boolean> => {
  if (now <= deadlinesOfReservation(reservable, row).cancelUntil) return row.is_late
  const { reservation_id, version, reserve_id, slot_id, quantity } = row
  const released = { reservation_id, version, reserve_id, slot_id, quantity, at: now }
  await tx.insertInto('reservation_releases').values(released).execute()
  return true
}

/**
 * Moves a reservation to another slot. If the new slot is full, the reservation keeps its old one (decision 137).
 * Throws a `Refusal` of `change`, or: reserveChangesUsed, reserveFull, reserveFewLeft, reserveMinorsFull, reserveNotOpen, reserveClosed,
 * reservePersonTwice, reserveDayTwice. A move after the deadline of cancellations counts if the buyer cancels later.
 */
export const moveReservation = (
  gateway: Pick<Gateway, 'db' | 'clock'>,
  userId: string,
  { slotId, ...to }: Change & { slotId: string },
): Promise<Reservation> =>
  change(
    gateway,
    userId,
    to,
    ({ slot_id: current, state }) => state === 'CONFIRMED' && current === slotId,
    async (changing) => {
      const { tx, row, reservable, now } = changing
      if (row.changes >= reservable.max_changes) throw new Refusal('reserveChangesUsed')
      if (now > deadlinesOfReservation(reservable, row).changeUntil) throw new Refusal('reserveOver')
      const slot = await lockOpenSlot(tx, reservable, slotId, now)
      const place = { slot_id: slotId, date: slot.date }
      if (slot.date !== row.date) await checkDay(tx, userId, reservable, slot.date)
      const people = await activePeople(tx, row.reservation_id)
      const minors = minorsOf(reservable, people, slot.date)
      await exchangePlaces(tx, reservable, row, { ...row, ...place, minors, version: row.version + 1 })
      await movePeople(tx, reservable, people, slot.date)
      await endReservationKeys(tx, row.reservation_id, now)
      const times = { starts_at: slot.from, ends_at: slot.to, placed_at: now }
      return { ...place, ...times, minors, changes: row.changes + 1, is_late: await recordLate(changing) }
    },
  )

/** Cancels a reservation. A cancellation after the deadline may count against the buyer (decision 138). */
export const cancelReservation = (
  gateway: Pick<Gateway, 'db' | 'clock'>,
  userId: string,
  canceled: Change,
): Promise<Reservation> =>
  change(
    gateway,
    userId,
    canceled,
    ({ state }) => state === 'CANCELED',
    async (changing) => {
      const { tx, row, now } = changing
      await returnPlaces(tx, row)
      await endReservationKeys(tx, row.reservation_id, now)
      await changeRow(tx, 'reservation_people', { reservation_id: row.reservation_id }, { is_active: false })
      return { state: 'CANCELED', canceled_at: now, is_late: await recordLate(changing) }
    },
  )

/**
 * Removes a person from a reservation and returns the place. The last person cannot be removed. Throws a `Refusal` of
 * `change`, or: notFound, reserveNoPeople, reserveMinorsAlone.
 */
export const removePerson = (
  gateway: Pick<Gateway, 'db' | 'clock'>,
  userId: string,
  { personId, ...from }: Change & { personId: string },
): Promise<Reservation> =>
  change(
    gateway,
    userId,
    from,
    async ({ reservation_id: id }, tx) => {
      const person = await lockRow(tx, 'reservation_people', { person_id: personId, reservation_id: id })
      return !found(person).is_active
    },
    async ({ tx, row, reservable }) => {
      const people = await activePeople(tx, row.reservation_id)
      const remaining = people.filter(({ person_id: id }) => id !== personId)
      if (remaining.length === people.length) throw notFound()
      checkRemaining(reservable, remaining, row.date)
      const counts = { quantity: remaining.length, minors: minorsOf(reservable, remaining, row.date) }
      await exchangePlaces(tx, reservable, row, { ...row, ...counts, version: row.version + 1 })
      await changeRow(tx, 'reservation_people', { person_id: personId }, { is_active: false })
      return counts
    },
  )
