import type { ReserveRequest } from '../../../../../src/api/reservation'
import { localDate } from '../../../../../src/domain/schedule/local-time'
import type { Gateway } from '../../../core/context'
import type { Db, Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { changeRow, findRow, lockRow } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import { requestHash, rowOfKey } from '../../../core/idempotency'
import { newId } from '../../../core/ids'
import { lockBuyer } from '../../base/user/account-service'
import { remainingOf } from '../../catalogue/capacity/service'
import { leaveWaitlists, positionsOf } from '../../trade/waitlist/capacity-service'
import { countsOf } from './counts-service'
import { minorsOf, readPeople, storePeople } from './people'
import { exchangePlaces, lockOpenSlot, takePlaces } from './place-service'
import { minorPoolOf, type Reservable, requireReservable } from './slot-service'
import { advanceWaitlists, HOLDER_KIND } from './waitlist-owner'

/** Throws `Refusal` reserveBlocked if too many reservations count against the buyer (decision 138). */
export const checkCounts = async (
  tx: Tx,
  userId: string,
  { utc_offset: offset }: Reservable,
  now: number,
): Promise<void> => {
  const { blockedUntil } = await countsOf(tx, userId, now)
  if (blockedUntil !== null) throw new Refusal('reserveBlocked', { params: { date: localDate(blockedUntil, offset) } })
}

/** Throws a `Refusal` for a number of places that a service does not allow. */
export const checkQuantity = ({ per_order: count }: Reservable, quantity: number): void => {
  if (quantity < 1) throw new Refusal('reserveNoPeople')
  if (quantity > count) throw new Refusal('reserveTooMany', { params: { count } })
}

/** Throws `Refusal` reserveDayTwice if a buyer has a reservation on a date of a service without documents. */
export const checkDay = async (tx: Tx, userId: string, row: Reservable, date: string): Promise<void> => {
  if (row.needs !== 'NONE') return
  const other = await findRow(tx, 'reservations', {
    ...{ user_id: userId, reserve_id: row.reserve_id, date, state: ['CONFIRMED', 'PARTLY_IN', 'IN'] },
  })
  if (other) throw new Refusal('reserveDayTwice')
}

/**
 * Refuses a request for a full slot before the transaction, because most requests at a release are refused. A repeated
 * request and one with an offer continue. Throws `Refusal` reserveFull.
 */
const refuseFull = async (db: Db, userId: string, { reserveId, slotId, idempotencyKey }: ReserveRequest) => {
  const left = (await remainingOf(db, 'SLOT', [`${reserveId}:${slotId}`])).get(`${reserveId}:${slotId}`)
  if (left !== 0) return
  const own = await db
    .selectFrom('reservations')
    .select('reservation_id')
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([
        where('idempotency_key', '=', idempotencyKey),
        where.and([where('slot_id', '=', slotId), where('state', '=', 'OFFERED')]),
      ]),
    )
    .executeTakeFirst()
  if (!own) throw new Refusal('reserveFull')
}

/** Locks the buyer's offer of a slot. Returns undefined without an offer. */
const lockOffer = async (tx: Tx, userId: string, request: ReserveRequest, now: number) => {
  const { reserveId, slotId } = request
  const key = { user_id: userId, reserve_id: reserveId, slot_id: slotId, state: 'OFFERED' } as const
  const row = await lockRow(tx, 'reservations', key)
  if (!row) return undefined
  const [position] = await positionsOf(tx, HOLDER_KIND, [row.reservation_id])
  return position?.offer_until !== null && position.offer_until > now ? row : undefined
}

/** Accepts an offer for some or all of its places. Throws `Refusal` reserveFewLeft for more places. */
const acceptOffer = async (
  tx: Tx,
  reservable: Reservable,
  offer: Row<'reservations'>,
  columns: Partial<Row<'reservations'>> & { quantity: number },
): Promise<Row<'reservations'>> => {
  const { quantity: count, reservation_id: id } = offer
  if (columns.quantity > count) throw new Refusal('reserveFewLeft', { params: { count } })
  await leaveWaitlists(tx, HOLDER_KIND, [id], minorPoolOf(reservable, { slotId: offer.slot_id }))
  const row = { ...offer, ...columns, version: offer.version + 1 }
  await exchangePlaces(tx, reservable, offer, row)
  const { version } = row
  return found(await changeRow(tx, 'reservations', { reservation_id: id }, { ...columns, version }))
}

/**
 * Reserves places of a slot, once for an idempotency key. Accepts the offer of the slot if the buyer has one. Throws
 * `Refusal`: notFound, keyReused, the codes of `RESERVATION_CODES`.
 */
export const reserve = async (
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  userId: string,
  request: ReserveRequest,
): Promise<Row<'reservations'>> => {
  const { reserveId, slotId, audienceIds, idempotencyKey: key } = request
  const hash = requestHash(request)
  const now = clock.now()
  await refuseFull(db, userId, request)
  const reserved = await db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const earlier = await rowOfKey(tx, 'reservations', { userId, key, hash })
    if (earlier) return earlier
    const reservable = await requireReservable(tx, reserveId)
    await checkCounts(tx, userId, reservable, now)
    const offer = await lockOffer(tx, userId, request, now)
    const slot = await lockOpenSlot(tx, reservable, slotId, now)
    const { date } = slot
    const reservationId = offer?.reservation_id ?? newId('RV')
    const needsPeople = reservable.needs === 'DOCUMENT'
    const people = needsPeople ? await readPeople(tx, userId, reservable, { audienceIds, reservationId, date }) : []
    const quantity = needsPeople ? people.length : request.quantity
    if (!needsPeople) checkQuantity(reservable, quantity)
    await checkDay(tx, userId, reservable, date)
    const columns = {
      ...{ quantity, state: 'CONFIRMED' as const, placed_at: now, idempotency_key: key, request_hash: hash },
      minors: minorsOf(reservable, people, date),
    }
    const row = offer
      ? await acceptOffer(tx, reservable, offer, columns)
      : await tx
          .insertInto('reservations')
          .values({
            ...{ reservation_id: reservationId, user_id: userId, reserve_id: reserveId, slot_id: slotId, date },
            ...{ starts_at: slot.from, ends_at: slot.to, created_at: now, ...columns },
            audience_ids: json<string[]>([]),
          })
          .returningAll()
          .executeTakeFirstOrThrow()
    if (!offer) await takePlaces(tx, reservable, row)
    await storePeople(tx, people)
    return row
  })
  await advanceWaitlists(db, now)
  return reserved
}
