import type { JoinLineRequest } from '../../../../../src/api/reservation'
import { AWAITING_STATES } from '../../../../../src/domain/slot/reservation'
import type { Gateway } from '../../../core/context'
import type { Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { changeRow, countRows, findRow, lockRow } from '../../../core/database/rows'
import { found, notFound, Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import { merchantLimits } from '../../base/shop/limits-service'
import { lockBuyer } from '../../base/user/account-service'
import { leaveWaitlists, positionsOf } from '../../trade/waitlist/capacity-service'
import { lockOpenSlot, returnPlaces } from './place-service'
import { checkCounts, checkDay, checkQuantity } from './reserve-service'
import { type Reservable, requireReservable } from './slot-service'
import { advanceWaitlists, awaitedSlot, HOLDER_KIND, waitForSlots } from './waitlist-owner'

type Reservation = Row<'reservations'>

/** Returns the buyer's open position for a service. Throws `Refusal` reserveLineTwice if it has other slots. */
const openPosition = async (
  tx: Tx,
  userId: string,
  { reserveId, slotIds }: Pick<JoinLineRequest, 'reserveId' | 'slotIds'>,
): Promise<Reservation | undefined> => {
  const mine = { user_id: userId, reserve_id: reserveId, state: AWAITING_STATES }
  const row = await findRow(tx, 'reservations', mine)
  if (!row) return undefined
  const positions = await positionsOf(tx, HOLDER_KIND, [row.reservation_id])
  const awaited = positions.map((position) => awaitedSlot(position, row)).sort()
  if (awaited.join() !== [...new Set(slotIds)].sort().join()) throw new Refusal('reserveLineTwice')
  return row
}

/** Locks the slots for which a buyer wants to wait, and returns them sorted by start. */
const lockSlots = async (tx: Tx, userId: string, row: Reservable, slotIds: readonly string[], now: number) => {
  const slots = []
  for (const slotId of [...new Set(slotIds)].sort()) {
    const slot = await lockOpenSlot(tx, row, slotId, now)
    await checkDay(tx, userId, row, slot.date)
    slots.push(slot)
  }
  return slots
}

/**
 * Adds a buyer to the waitlists of full slots, all or none. A repeated request returns the position unchanged. Throws
 * `Refusal`: notFound, reserveLineTwice, reserveNoLine, reserveLineFull, and those of a reservation.
 */
export const joinLine = async (
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  userId: string,
  { reserveId, slotIds, quantity, audienceIds }: JoinLineRequest,
): Promise<Reservation> => {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const earlier = await openPosition(tx, userId, { reserveId, slotIds })
    if (earlier) return earlier
    const reservable = await requireReservable(tx, reserveId)
    await checkCounts(tx, userId, reservable, now)
    checkQuantity(reservable, quantity)
    const ids = [...new Set(audienceIds)]
    const own = await countRows(tx, 'audiences', { user_id: userId, audience_id: ['', ...ids] })
    if (own < ids.length) throw notFound()
    const slots = await lockSlots(tx, userId, reservable, slotIds, now)
    const [{ slotId, date, from }] = slots
    const reservationId = newId('RV')
    const row = await tx
      .insertInto('reservations')
      .values({
        ...{ reservation_id: reservationId, user_id: userId, reserve_id: reserveId, slot_id: slotId, date, quantity },
        ...{ starts_at: from, ends_at: Math.max(...slots.map(({ to }) => to)), state: 'WAITING' },
        ...{ created_at: now, placed_at: now, audience_ids: json(ids) },
        ...{ idempotency_key: `line-${reservationId}`, request_hash: '' },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const problem = await waitForSlots(tx, reservable, row, slots)
    if (problem === 'FREE') throw new Refusal('reserveNoLine')
    if (problem === 'FULL') throw new Refusal('reserveLineFull', { params: { count: merchantLimits.waitlistCapacity } })
    return row
  })
}

/**
 * Ends a buyer's position or offer. Its places are offered to the next position. Throws `Refusal`: notFound,
 * reserveChanged.
 */
export const leaveLine = async (
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  userId: string,
  reservationId: string,
): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const key = { reservation_id: reservationId }
    const row = found(await lockRow(tx, 'reservations', { ...key, user_id: userId }))
    if (row.state === 'LEFT_LINE') return
    if (row.state !== 'WAITING' && row.state !== 'OFFERED') throw new Refusal('reserveChanged')
    await leaveWaitlists(tx, HOLDER_KIND, [reservationId])
    if (row.state === 'OFFERED') await returnPlaces(tx, row)
    await changeRow(tx, 'reservations', key, { state: 'LEFT_LINE' })
  })
  await advanceWaitlists(db, clock.now())
}
