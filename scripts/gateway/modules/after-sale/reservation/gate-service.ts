import type { GateTicket, GateTicketState } from '../../../../../src/domain/ticket/gate-verdict'
import type { SlotDeadlines } from '../../../../../src/domain/slot/slot'
import { addDays } from '../../../../../src/domain/schedule/month-grid'
import type { Db, Row, Tx } from '../../../core/database/database'
import { changeRow, findRow, listRows } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { hourOf } from '../../catalogue/show/date-service'
import { KEY_SLACK } from '../../trade/voucher/gate-service'
import { deadlinesOfReservation } from './change-service'
import { requireReservable } from './slot-service'

type Reservation = Row<'reservations'>

/** A gate's list: a service on a local date `YYYY-MM-DD`. */
export interface VisitList {
  reserveId: string
  date: string
}

const idOf = ({ reserveId, date }: VisitList): string => `${reserveId}_${date}`

/** Parses the id of a gate's list of reservations. Returns null for the id of a session. */
export const parseVisitList = (listId: string): VisitList | null => {
  const [, reserveId, date] = /^(.+)_(\d{4}-\d{2}-\d{2})$/.exec(listId) ?? []
  return reserveId && date ? { reserveId, date } : null
}

/** States in which a reservation can be shown at a gate. Others have no places. */
const GATE_STATES = ['CONFIRMED', 'PARTLY_IN', 'IN', 'NOT_COME', 'CANCELED', 'CLOSED_BY_VENUE'] as const

/**
 * Returns the services and dates with reservations that end after a time, the earliest first.
 * @param after epoch ms
 */
export const visitLists = async (db: Db, after: number, lang: Language, length: number) => {
  const rows = await db
    .selectFrom('reservations as r')
    .innerJoin('reservables as s', 's.reserve_id', 'r.reserve_id')
    .select(['r.reserve_id', 'r.date', 's.name'])
    .distinct()
    .where('r.ends_at', '>', after)
    .where('r.state', 'in', ['CONFIRMED', 'PARTLY_IN', 'IN'])
    .orderBy('r.date')
    .orderBy('r.reserve_id')
    .limit(length)
    .execute()
  return rows.map(({ reserve_id: reserveId, date, name }) => ({
    ...{ sessionId: idOf({ reserveId, date }), showName: name[lang], sessionName: date },
  }))
}

/** Days before and after the date of a list whose reservations a gate distinguishes from unknown codes. */
const AROUND = 7

interface GateQuery {
  list: VisitList
  /** Time of the scan, epoch ms. */
  at: number
  lang: Language
  reservationId?: string
}

const stateAt = ({ state, canceled_at: canceledAt }: Reservation, at: number): GateTicketState => {
  // A scan before the cancellation, which is reported later.
  if (state === 'CANCELED' && canceledAt !== null && canceledAt > at) return 'VALID'
  if (state === 'CANCELED' || state === 'CLOSED_BY_VENUE') return 'CANCELED'
  return state === 'IN' ? 'USED' : 'VALID'
}

const byReservation = <T extends { reservation_id: string }>(rows: readonly T[]): ReadonlyMap<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const own = groups.get(row.reservation_id)
    if (own) own.push(row)
    else groups.set(row.reservation_id, [row])
  }
  return groups
}

const keysOf = async (db: Db | Tx, reservationIds: readonly string[]) => {
  const keys = await db
    .selectFrom('reservation_keys as k')
    .innerJoin('login_sessions as l', 'l.session_id', 'k.session_id')
    .select(['k.reservation_id', 'k.key_id', 'k.secret', 'k.issued_at', 'k.ended_at', 'l.ended_at as login_ended'])
    .where('k.reservation_id', 'in', ['', ...reservationIds])
    .execute()
  return byReservation(
    keys.map(({ ended_at: ended, login_ended: out, ...key }) => ({
      ...key,
      over: Math.min(ended ?? Infinity, out ?? Infinity),
    })),
  )
}

/**
 * Returns the reservations of a gate's list at the time `at`, with the keys that were active then. Also returns those of
 * the same venue in the days around it, without keys. With `reservationId`, returns only this one. Throws `Refusal`
 * notFound for an unknown service.
 */
export const gateReservations = async (db: Db | Tx, { list, at, lang, reservationId }: GateQuery) => {
  const { venue_id: venueId } = await requireReservable(db, list.reserveId)
  const reservables = await listRows(db, 'reservables', { venue_id: venueId })
  const byId = new Map(reservables.map((row) => [row.reserve_id, row]))
  const rows = await db
    .selectFrom('reservations')
    .selectAll()
    .where('reserve_id', 'in', [...byId.keys()])
    .where('state', 'in', GATE_STATES)
    .where('date', '>=', addDays(list.date, -AROUND))
    .where('date', '<=', addDays(list.date, AROUND))
    .$if(reservationId !== undefined, (query) => query.where('reservation_id', '=', reservationId ?? ''))
    .orderBy('reservation_id')
    .execute()
  const isListed = ({ reserve_id: id, date }: Reservation) => id === list.reserveId && date === list.date
  const listedIds = rows.filter(isListed).map(({ reservation_id: id }) => id)
  const keys = await keysOf(db, listedIds)
  const people = byReservation(
    await listRows(db, 'reservation_people', { reservation_id: ['', ...listedIds], is_active: true }, 'person_id'),
  )
  const deadlines = new Map<string, SlotDeadlines>()
  const deadlinesOf = (row: Reservation): SlotDeadlines => {
    const slot = `${row.reserve_id}:${row.slot_id}`
    const known = deadlines.get(slot) ?? deadlinesOfReservation(found(byId.get(row.reserve_id)), row)
    deadlines.set(slot, known)
    return known
  }
  return rows.map((row) => {
    const {
      reservation_id: id,
      reserve_id: reserveId,
      date,
      utc_offset: offset,
      name,
    } = {
      ...found(byId.get(row.reserve_id)),
      ...row,
    }
    const own = keys.get(id) ?? []
    const key = own.find(({ issued_at: issued, over }) => issued <= at + KEY_SLACK && over > at)
    const { entryFrom, lastEntry } = deadlinesOf(row)
    const judged: GateTicket = {
      ...{ ticketId: id, sessionId: idOf({ reserveId, date }), gate: '', state: stateAt(row, at) },
      ...{ staticCode: '', endedCodes: [], places: row.quantity, entry: { from: entryFrom, until: lastEntry } },
      key: key ? { keyId: key.key_id, secret: key.secret } : null,
      endedKeys: own.filter(({ over }) => over <= at).map(({ key_id: keyId }) => keyId),
    }
    return {
      ...judged,
      ...{ door: '', tier: name[lang], sessionName: `${name[lang]} · ${date}` },
      holder: (people.get(id) ?? []).map((person) => person.name).join(' · '),
      seat: `${hourOf(row.starts_at, offset)}–${hourOf(row.ends_at, offset)}`,
    }
  })
}

/** Locks reservations in the order of their ids, so that their entries are counted one after another. */
export const lockReservations = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await tx
    .selectFrom('reservations')
    .select('reservation_id')
    .where('reservation_id', 'in', ['', ...ids])
    .orderBy('reservation_id')
    .forUpdate()
    .execute()
}

const ADMITTED_STATES: readonly string[] = ['CONFIRMED', 'PARTLY_IN', 'IN', 'NOT_COME']

/**
 * Stores the number of people who have entered with a locked reservation. An entry that is reported after the slot
 * removes the missed visit. The reversal of the only entry restores it.
 */
export const setEntered = async (tx: Tx, reservationId: string, entered: number): Promise<void> => {
  const key = { reservation_id: reservationId }
  const { state, quantity, counts } = found(await findRow(tx, 'reservations', key))
  if (!ADMITTED_STATES.includes(state)) return
  const none = counts === null ? 'CONFIRMED' : 'NOT_COME'
  await changeRow(tx, 'reservations', key, {
    entered: Math.min(entered, quantity),
    state: entered >= quantity ? 'IN' : entered > 0 ? 'PARTLY_IN' : none,
    counts: counts === null ? null : entered === 0,
  })
}
