import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import { changeRow, listRows, lockRow } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import { holdCapacities, remainingOf, setTotal } from '../../catalogue/capacity/service'
import { sendMessage } from '../../base/message/service'
import { ensureSlot, returnPlaces } from './place-service'
import { endReservationKeys } from './key-service'
import { withFacts } from './read-service'
import { comingSlots, type Reservable, requireReservable } from './slot-service'
import { texts } from './texts'
import { advanceWaitlists } from './waitlist-owner'

/**
 * Actions of a venue on one slot. CAPACITY sets the number of places, FILL takes all free places for walk-ups, OFFER adds
 * a place, which is offered to the waitlist.
 */
export const SLOT_COMMANDS = ['CLOSE', 'OPEN', 'CAPACITY', 'FILL', 'OFFER'] as const

interface SlotCommand {
  action: (typeof SLOT_COMMANDS)[number]
  reserveId: string
  slotId: string
  capacity: number
}

/** Takes all free places of a slot for walk-ups. */
const fill = async (tx: Tx, ownerId: string, now: number): Promise<void> => {
  const quantity = (await remainingOf(tx, 'SLOT', [ownerId])).get(ownerId) ?? 0
  if (quantity === 0) return
  const holder = { holderKind: 'WALK_UP', holderId: `${ownerId}:${now}` }
  await holdCapacities(tx, holder, [{ kind: 'SLOT', ownerId, quantity }], null)
}

/**
 * Runs a command on a slot. Returns the number of reserved places in excess of the capacity. A capacity below the
 * reserved places closes the slot, and all reservations remain valid (decision 144). Throws `Refusal` notFound.
 */
export const runSlotCommand = async (
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  { action, reserveId, slotId, capacity }: SlotCommand,
): Promise<number> => {
  const excess = await db.transaction().execute(async (tx) => {
    await ensureSlot(tx, await requireReservable(tx, reserveId), slotId)
    const key = { reserve_id: reserveId, slot_id: slotId }
    const slot = await lockRow(tx, 'reserve_slots', key)
    const ownerId = `${reserveId}:${slotId}`
    if (action === 'FILL') await fill(tx, ownerId, clock.now())
    if (action === 'CLOSE' || action === 'OPEN')
      await changeRow(tx, 'reserve_slots', key, { is_closed: action === 'CLOSE' })
    if (action !== 'CAPACITY' && action !== 'OFFER') return 0
    const total = action === 'OFFER' ? (slot?.capacity ?? 0) + 1 : capacity
    const over = await setTotal(tx, { kind: 'SLOT', ownerId }, total)
    await changeRow(tx, 'reserve_slots', key, { capacity: total, ...(over > 0 && { is_closed: true }) })
    return over
  })
  await advanceWaitlists(db, clock.now())
  return excess
}

/** Returns all reservables with the slots of the next days, for the console. */
export const reservablesWithSlots = async ({ db, clock }: Pick<Gateway, 'db' | 'clock'>) =>
  comingSlots(db, await listRows(db, 'reservables', {}, 'sort'), clock.now())

/** A reservation for the desk of the venue. */
export interface DeskReservation {
  row: Row<'reservations'>
  reservable: Reservable
  names: readonly string[]
}

/** Returns the newest reservations that are confirmed. */
export const newestReservations = async (db: Db, length: number): Promise<DeskReservation[]> => {
  const rows = await db
    .selectFrom('reservations')
    .selectAll()
    .where('state', 'in', ['CONFIRMED', 'PARTLY_IN'])
    .orderBy('created_at', 'desc')
    .orderBy('reservation_id')
    .limit(length)
    .execute()
  const read = await withFacts(db, rows)
  return read.map(({ people, ...facts }) => ({ ...facts, names: people.map(({ name }) => name) }))
}

/** Actions of a venue's desk on one reservation. */
export const DESK_ACTIONS = ['ADMIT', 'CLOSE'] as const

/** Notifies the buyer that the venue canceled the reservation, with a link to it. */
const notifyClosed = async (tx: Tx, row: Row<'reservations'>, { name }: Reservable, now: number): Promise<void> =>
  sendMessage(tx, {
    ...{ userId: row.user_id, channel: null, openId: null, kind: 'RESERVATION_CLOSED', now },
    content: texts.translateAll('closed', (lang) => ({ name: name[lang], date: row.date })),
    path: `/reserve-order?reservationId=${row.reservation_id}`,
  })

/**
 * Admits the people of a reservation, or cancels it for the venue. A cancellation by the venue never counts against the
 * buyer (decision 138). Throws `Refusal`: notFound, reserveChanged.
 */
export const actOnReservation = async (
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  reservationId: string,
  action: (typeof DESK_ACTIONS)[number],
): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    const key = { reservation_id: reservationId }
    const row = found(await lockRow(tx, 'reservations', key))
    const isPartlyIn = action === 'ADMIT' && row.state === 'PARTLY_IN'
    if (row.state !== 'CONFIRMED' && !isPartlyIn) throw new Refusal('reserveChanged')
    if (action === 'ADMIT') {
      await changeRow(tx, 'reservations', key, { state: 'IN', entered: row.quantity })
      return
    }
    await changeRow(tx, 'reservations', key, { state: 'CLOSED_BY_VENUE' })
    await endReservationKeys(tx, reservationId, clock.now())
    await returnPlaces(tx, row)
    await changeRow(tx, 'reservation_people', key, { is_active: false })
    await notifyClosed(tx, row, await requireReservable(tx, row.reserve_id), clock.now())
  })
  await advanceWaitlists(db, clock.now())
}
