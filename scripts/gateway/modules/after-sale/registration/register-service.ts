import type { RegistrationRequest } from '../../../../../src/api/registration'
import { entryHash } from '../../../../../src/domain/draw/draw'
import { localDate } from '../../../../../src/domain/schedule/local-time'
import type { Gateway } from '../../../core/context'
import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { changeRow, countRows } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import { requestHash, rowOfKey } from '../../../core/idempotency'
import { newId } from '../../../core/ids'
import { lockBuyer } from '../../base/user/account-service'
import { holdFirstCapacity } from '../../catalogue/capacity/service'
import { capacitiesOf, type OpenShow, type ReadOpenShow, requireOpenShow } from '../../catalogue/open-show/service'
import { countsOf } from '../reservation/counts-service'
import { notifyState } from './notice'
import { readGroup, storeGroup } from './people'
import { storeNewAnswers } from './answers-service'
import { addStep, holderOf, keepSession, type Registration } from './state-service'

/** States of registrations that count for the limit of an account. */
const COUNTED = ['APPLIED', 'NEEDS_CHANGE', 'APPROVED', 'IN', 'PARTLY_IN'] as const

/**
 * Returns an open show whose window stays open during the transaction. The end of the window waits for this lock, so
 * the list of a draw is complete. Throws `Refusal`: notFound, registrationNotOpen, registrationClosed.
 */
const lockOpenShow = async (tx: Tx, showId: string, now: number): Promise<ReadOpenShow> => {
  await tx.selectFrom('open_shows').select('show_id').where('show_id', '=', showId).forShare().execute()
  const show = await requireOpenShow(tx, showId, now)
  if (show.phase === 'NOT_YET') throw new Refusal('registrationNotOpen')
  if (show.phase !== 'OPEN' || show.draw?.root) throw new Refusal('registrationClosed')
  return show
}

/** Throws `Refusal`: registrationBlocked, registrationLimit. */
const checkBuyer = async (tx: Tx, userId: string, show: OpenShow, now: number): Promise<void> => {
  const { blockedUntil } = await countsOf(tx, userId, now)
  if (blockedUntil !== null)
    throw new Refusal('registrationBlocked', { params: { date: localDate(blockedUntil, show.utc_offset) } })
  const count = await countRows(tx, 'registrations', { user_id: userId, show_id: show.show_id, state: COUNTED })
  if (count >= show.per_account) throw new Refusal('registrationLimit', { params: { count: show.per_account } })
}

/** Takes the places of an application from the first session that has enough. A draw takes none yet. */
const takePlaces = async (tx: Tx, { row: show, sessions }: ReadOpenShow, row: Registration, now: number) => {
  if (show.giving === 'DRAW') return row
  const placed = await holdFirstCapacity(tx, holderOf(row), capacitiesOf(show, row.session_ids, row.quantity))
  if (!placed) throw new Refusal('registrationFull')
  const { starts_at, ends_at } = found(sessions.find((each) => each.row.session_id === placed.ownerId)).row
  await keepSession(tx, row.registration_id, placed.ownerId)
  const key = { registration_id: row.registration_id }
  const columns = { session_id: placed.ownerId, starts_at, ends_at }
  if (show.giving === 'REVIEW') return found(await changeRow(tx, 'registrations', key, columns))
  return found(await changeRow(tx, 'registrations', key, { ...columns, state: 'APPROVED', placed_at: now }))
}

/**
 * Registers people for one of the requested sessions, once for an idempotency key. Throws `Refusal`: notFound,
 * keyReused, formOutdated if the show has another version of its form, the codes of `OPEN_SHOW_CODES`, and of
 * `storeAnswers`.
 */
export const register = (
  gateway: Pick<Gateway, 'db' | 'clock' | 'forms'>,
  userId: string,
  request: RegistrationRequest,
): Promise<Registration> => {
  const {
    showId,
    sessionIds: requested,
    audienceIds,
    quantity,
    salt,
    idempotencyKey: key,
    answers,
    formVersion,
  } = request
  const { db, clock } = gateway
  const hash = requestHash(request)
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const earlier = await rowOfKey(tx, 'registrations', { userId, key, hash })
    if (earlier) return earlier
    const read = await lockOpenShow(tx, showId, now)
    const show = read.row
    await checkBuyer(tx, userId, show, now)
    if (show.form_version !== null && formVersion !== show.form_version) throw new Refusal('formOutdated')
    const sessionIds = [...new Set(requested)]
    const sessions = sessionIds.map((id) => found(read.sessions.find(({ row }) => row.session_id === id)).row)
    const starts = Math.min(...sessions.map(({ starts_at: start }) => start))
    if (starts <= now) throw new Refusal('registrationOver')
    const day = localDate(starts, show.utc_offset)
    const group = await readGroup(tx, userId, show, { audienceIds, quantity, date: day })
    const registrationId = newId('RG')
    const inserted = await tx
      .insertInto('registrations')
      .values({
        ...{ registration_id: registrationId, user_id: userId, show_id: showId, quantity: group.quantity },
        ...{ session_ids: json(sessionIds), state: 'APPLIED', salt, draw_hash: entryHash(registrationId, salt) },
        ...{ starts_at: starts, ends_at: Math.max(...sessions.map(({ ends_at: end }) => end)), created_at: now },
        ...{ idempotency_key: key, request_hash: hash, form_id: show.form_id, form_version: show.form_version },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await storeGroup(tx, registrationId, group, sessionIds)
    const row = await takePlaces(tx, read, inserted, now)
    await storeNewAnswers(tx, gateway, { row, show, personKeys: group.personKeys, answers, day })
    await addStep(tx, row, now)
    await notifyState(tx, row, show, now)
    return row
  })
}
