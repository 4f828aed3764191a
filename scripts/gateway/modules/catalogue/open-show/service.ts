import {
  type OpenShowPhase,
  type OpenShowTimes,
  phaseAt,
  type SessionState,
} from '../../../../../src/domain/open-show/open-show'
import { FEW } from '../../../../../src/domain/slot/reservation'
import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow, listRows } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import { venuesById, type VenueWithCity } from '../../base/place/service'
import { remainingOf } from '../capacity/service'

export type OpenShow = Row<'open_shows'>
type OpenShowSession = Row<'open_show_sessions'>

/** A session with its free places. */
export interface OfferedSession {
  row: OpenShowSession
  state: SessionState
  /** Places that applicants can still take; for a draw the whole quota. */
  left: number
}

/** An open show with its venue and sessions, by their start. */
export interface ReadOpenShow {
  row: OpenShow
  phase: OpenShowPhase
  venue: VenueWithCity
  sessions: OfferedSession[]
  /** Sealed draw; undefined without a draw. */
  draw: Row<'open_show_draws'> | undefined
}

/** Kind of the capacity from which an application takes places. A draw takes none before it is held. */
const capacityKind = ({ giving }: OpenShow): string => (giving === 'REVIEW' ? 'QUOTA_REVIEW' : 'QUOTA')

/** Returns the capacities of the sessions from which an application takes places, in the order of the sessions. */
export const capacitiesOf = (show: OpenShow, sessionIds: readonly string[], quantity: number) =>
  sessionIds.map((ownerId) => ({ kind: capacityKind(show), ownerId, quantity }))

/** Returns the number of applications that a session accepts for a review. */
export const reviewQuota = ({ review_percent: percent }: OpenShow, quota: number): number =>
  Math.floor((quota * percent) / 100)

const timesOf = (
  row: OpenShow,
  sessions: readonly OpenShowSession[],
  draw: Row<'open_show_draws'> | undefined,
): OpenShowTimes => ({
  ...{ opensAt: row.opens_at, closesAt: row.closes_at, canceledAt: row.canceled_at },
  drawnAt: draw?.drawn_at ?? null,
  endsAt: Math.max(...sessions.map(({ ends_at: end }) => end)),
})

const stateOf = (row: OpenShowSession, left: number, now: number): SessionState =>
  row.starts_at <= now ? 'OVER' : left === 0 ? 'FULL' : left <= FEW ? 'FEW' : 'OPEN'

/** Returns open shows with their facts, in the same order. */
export const withFacts = async (db: Db | Tx, rows: readonly OpenShow[], now: number): Promise<ReadOpenShow[]> => {
  const showIds = ['', ...rows.map((row) => row.show_id)]
  const sessions = await listRows(db, 'open_show_sessions', { show_id: showIds }, 'starts_at')
  const sessionIds = sessions.map(({ session_id: id }) => id)
  const [draws, venues, places, applications] = await Promise.all([
    listRows(db, 'open_show_draws', { show_id: showIds }),
    venuesById(
      db as Db,
      rows.map(({ venue_id: id }) => id),
    ),
    remainingOf(db, 'QUOTA', sessionIds),
    remainingOf(db, 'QUOTA_REVIEW', sessionIds),
  ])
  return rows.map((row) => {
    const own = sessions.filter(({ show_id: id }) => id === row.show_id)
    const draw = draws.find(({ show_id: id }) => id === row.show_id)
    const free = row.giving === 'REVIEW' ? applications : places
    return {
      ...{ row, draw, venue: found(venues.get(row.venue_id)), phase: phaseAt(timesOf(row, own, draw), now) },
      sessions: own.map((session) => {
        const left = free.get(session.session_id) ?? session.quota
        return { row: session, left, state: stateOf(session, left, now) }
      }),
    }
  })
}

/** Returns an open show. Throws `Refusal` notFound. */
export const requireOpenShow = async (db: Db | Tx, showId: string, now: number): Promise<ReadOpenShow> => {
  const row = found(await findRow(db, 'open_shows', { show_id: showId }))
  const [read] = await withFacts(db, [row], now)
  return read
}

/** Makes open shows with a form use its newest version from now on. Sent answers remain in their version. */
export const useFormVersion = async (db: Db, formId: string, version: number): Promise<void> => {
  await db.updateTable('open_shows').set({ form_version: version }).where('form_id', '=', formId).execute()
}

/** Returns all open shows in the merchant's order. */
export const listOpenShows = async (db: Db, now: number): Promise<ReadOpenShow[]> =>
  withFacts(db, await listRows(db, 'open_shows', {}, 'sort'), now)

/** Returns the open shows with a coming session. Shows with an open registration window come first. */
export const comingOpenShows = async (db: Db, now: number): Promise<ReadOpenShow[]> => {
  const shows = (await listOpenShows(db, now)).filter(
    ({ phase, sessions }) => phase !== 'CANCELED' && sessions.some(({ row }) => row.starts_at > now),
  )
  const isClosed = ({ row }: ReadOpenShow): number => Number(row.closes_at <= now)
  const startOf = ({ sessions }: ReadOpenShow): number => sessions[0].row.starts_at
  return shows.sort((one, other) => isClosed(one) - isClosed(other) || startOf(one) - startOf(other))
}

/** Public list of a draw, by hash. Empty until the window has closed. */
export const entriesOf = (db: Db | Tx, showId: string): Promise<Row<'open_show_entries'>[]> =>
  listRows(db, 'open_show_entries', { show_id: showId }, 'hash')
