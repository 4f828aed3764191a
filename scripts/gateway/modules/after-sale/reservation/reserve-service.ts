import type { ReserveRequest } from '../../../../../src/api/reservation'
import { localDate } from '../../../../../src/domain/schedule/local-time'
import type { Gateway } from '../../../core/context'
import type { Row, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import { requestHash, rowOfKey } from '../../../core/idempotency'
import { newId } from '../../../core/ids'
import { lockBuyer } from '../../base/user/account-service'
import { countsOf } from './counts-service'
import { readPeople, storePeople } from './people'
import { lockOpenSlot, takePlaces } from './place-service'
import { type Reservable, requireReservable } from './slot-service'

/** Throws `Refusal` reserveBlocked if too many reservations count against the buyer (decision 138). */
const checkCounts = async (tx: Tx, userId: string, { utc_offset: offset }: Reservable, now: number): Promise<void> => {
  const { blockedUntil } = await countsOf(tx, userId, now)
  if (blockedUntil !== null) throw new Refusal('reserveBlocked', { params: { date: localDate(blockedUntil, offset) } })
}

/** Throws a `Refusal` for a number of places that a service without documents does not allow. */
const checkQuantity = ({ per_order: count }: Reservable, quantity: number): void => {
  if (quantity < 1) throw new Refusal('reserveNoPeople')
  if (quantity > count) throw new Refusal('reserveTooMany', { params: { count } })
}

/** Throws `Refusal` reserveDayTwice if a buyer has a reservation on a date of a service without documents. */
export const checkDay = async (tx: Tx, userId: string, row: Reservable, date: string): Promise<void> => {
  if (row.needs !== 'NONE') return
  const other = await findRow(tx, 'reservations', {
    ...{ user_id: userId, reserve_id: row.reserve_id, date, state: ['CONFIRMED', 'IN'] },
  })
  if (other) throw new Refusal('reserveDayTwice')
}

/**
 * Reserves places of a slot, once for an idempotency key. Throws `Refusal`: notFound, keyReused, the codes of
 * `RESERVATION_CODES`.
 */
export const reserve = (
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  userId: string,
  request: ReserveRequest,
): Promise<Row<'reservations'>> => {
  const { reserveId, slotId, audienceIds, idempotencyKey: key } = request
  const hash = requestHash(request)
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const earlier = await rowOfKey(tx, 'reservations', { userId, key, hash })
    if (earlier) return earlier
    const reservable = await requireReservable(tx, reserveId)
    await checkCounts(tx, userId, reservable, now)
    const slot = await lockOpenSlot(tx, reservable, slotId, now)
    const { date } = slot
    const reservationId = newId('RV')
    const needsPeople = reservable.needs === 'DOCUMENT'
    const people = needsPeople ? await readPeople(tx, userId, reservable, { audienceIds, reservationId, date }) : []
    const quantity = needsPeople ? people.length : request.quantity
    if (!needsPeople) checkQuantity(reservable, quantity)
    await checkDay(tx, userId, reservable, date)
    const row = await tx
      .insertInto('reservations')
      .values({
        ...{ reservation_id: reservationId, user_id: userId, reserve_id: reserveId, slot_id: slotId, date, quantity },
        ...{ starts_at: slot.from, ends_at: slot.to, state: 'CONFIRMED', created_at: now, placed_at: now },
        ...{ idempotency_key: key, request_hash: hash },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await takePlaces(tx, reservable, row)
    await storePeople(tx, people)
    return row
  })
}
