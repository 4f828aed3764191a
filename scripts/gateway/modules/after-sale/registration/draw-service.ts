import { drawPlaces, rootOf, seedOf } from '../../../../../src/domain/draw/draw'
import type { Db, Row, Tx } from '../../../core/database/database'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { json } from '../../../core/database/json'
import { changeRow, listRows, lockRow } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import { holdCapacities } from '../../catalogue/capacity/service'
import { beaconValue } from '../../catalogue/open-show/beacon-service'
import { entriesOf, type OpenShow } from '../../catalogue/open-show/service'
import { moveRegistrationAnswers } from './answers-service'
import { notifyState } from './notice'
import { changeState, holderOf, keepSession, type Registration, release } from './state-service'

const lockApplied = (tx: Tx, showId: string): Promise<Registration[]> =>
  tx
    .selectFrom('registrations')
    .selectAll()
    .where('show_id', '=', showId)
    .where('state', '=', 'APPLIED')
    .orderBy('registration_id')
    .forUpdate()
    .execute()

const drawEntries = (rows: readonly Row<'open_show_entries'>[]) =>
  rows.map(({ hash, size, session_ids: sessionIds }) => ({ hash, size, sessionIds }))

/** Fixes the list of a draw. Its hash is public from now on, before the beacon's round. Needs the lock of the show. */
const fixList = async (tx: Tx, showId: string): Promise<void> => {
  for (const { draw_hash: hash, quantity: size, session_ids: ids } of await lockApplied(tx, showId))
    await tx
      .insertInto('open_show_entries')
      .values({ show_id: showId, hash, size, session_ids: json(ids) })
      .execute()
  const root = rootOf(drawEntries(await entriesOf(tx, showId)))
  await changeRow(tx, 'open_show_draws', { show_id: showId }, { root })
}

/** Ends the window of a locked show, and fixes the list of its draw. */
export const closeWindow = async (tx: Tx, show: OpenShow, now: number): Promise<void> => {
  const { show_id: showId, closes_at: closesAt } = show
  await changeRow(tx, 'open_shows', { show_id: showId }, { closes_at: Math.min(closesAt, now) })
  if (show.giving === 'DRAW') await fixList(tx, showId)
}

const give = async (
  tx: Tx,
  row: Registration,
  { session, show }: { session: Row<'open_show_sessions'>; show: OpenShow },
  now: number,
) => {
  const { session_id: sessionId, starts_at, ends_at } = session
  await holdCapacities(tx, holderOf(row), [{ kind: 'QUOTA', ownerId: sessionId, quantity: row.quantity }], null)
  await keepSession(tx, row.registration_id, sessionId)
  const columns = { session_id: sessionId, starts_at, ends_at, placed_at: now }
  const given = await changeState(tx, row, 'APPROVED', now, columns)
  await moveRegistrationAnswers(tx, given, show)
  return given
}

/**
 * Draws the places of a show (decision 156). A registration that was canceled after the window stays in the list, so
 * that the draw can be checked; its places stay free.
 */
export const drawShow = async (tx: Tx, showId: string, now: number): Promise<void> => {
  const show = found(await lockRow(tx, 'open_shows', { show_id: showId }))
  const draw = found(await lockRow(tx, 'open_show_draws', { show_id: showId }))
  if (draw.drawn_at !== null || draw.root === null || show.canceled_at !== null) return
  const beacon = draw.beacon_round === null ? null : beaconValue(draw.beacon_round, now)
  if (draw.beacon_round !== null && beacon === null) return
  const sessions = await listRows(tx, 'open_show_sessions', { show_id: showId }, 'session_id')
  const quotas = new Map(sessions.map(({ session_id: id, quota }) => [id, quota]))
  const entries = drawEntries(await entriesOf(tx, showId))
  const drawn = drawPlaces(entries, seedOf(draw.secret, draw.root, beacon ?? ''), quotas)
  for (const [hash, { sessionId }] of drawn)
    if (sessionId !== null)
      await changeRow(tx, 'open_show_entries', { show_id: showId, hash }, { session_id: sessionId })
  for (const row of await lockApplied(tx, showId)) {
    const session = sessions.find(({ session_id: id }) => id === drawn.get(row.draw_hash)?.sessionId)
    if (!session) await release(tx, row)
    const decided = await (session ? give(tx, row, { session, show }, now) : changeState(tx, row, 'NOT_DRAWN', now))
    await notifyState(tx, decided, show, now)
  }
  await changeRow(tx, 'open_show_draws', { show_id: showId }, { beacon, drawn_at: now })
}

/** Fixes the lists of draws whose window has ended, and draws the places at their time. */
export const runDraws = async (db: Db, now: number, onError: OnRowError): Promise<void> => {
  const due = (root: 'is' | 'is not', time: 'closes_at' | 'decides_at') =>
    db
      .selectFrom('open_shows as s')
      .innerJoin('open_show_draws as d', 'd.show_id', 's.show_id')
      .select('s.show_id')
      .where('d.root', root, null)
      .where('d.drawn_at', 'is', null)
      .where('s.canceled_at', 'is', null)
      .where(`s.${time}`, '<=', now)
      .execute()
  const close = (showId: string) =>
    db.transaction().execute(async (tx) => {
      const show = found(await lockRow(tx, 'open_shows', { show_id: showId }))
      const draw = found(await lockRow(tx, 'open_show_draws', { show_id: showId }))
      if (draw.root === null && show.closes_at <= now) await closeWindow(tx, show, now)
    })
  await eachRow(await due('is', 'closes_at'), ({ show_id: id }) => close(id), onError)
  await eachRow(
    await due('is not', 'decides_at'),
    ({ show_id: id }) => db.transaction().execute((tx) => drawShow(tx, id, now)),
    onError,
  )
}
