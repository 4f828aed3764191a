import { parseGateCode } from '../../../../../src/domain/ticket/gate-code'
import type { Db, Tx } from '../../../core/database/database'
import { findRow, listRows, lockRow } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { parsePassList } from '../permit/gate-service'
import { gateEntrances } from '../entrance/gate-service'
import {
  gateReservations,
  lockReservations,
  parseVisitList,
  setEntered,
  type VisitList,
} from '../reservation/gate-service'
import { hadReservationCode } from '../reservation/key-service'
import { requireReservable } from '../reservation/slot-service'
import { gateTickets, hadCode, setUsed, staticCodes } from '../../trade/voucher/gate-service'
import type { BookTicket } from './ticket-columns'

/** Table of the entries of a list. The tables have the same columns, so one type describes both. */
export type ScanTable = 'gate_scans'

const RESERVATION_SCANS = 'reservation_scans' as string as ScanTable

/** Returns the table of the entries of a list. */
export const scanTableOf = (listId: string): ScanTable => (parseVisitList(listId) ? RESERVATION_SCANS : 'gate_scans')

/** A rotating code of a scan. */
interface ReadCode {
  ticketId: string
  keyId: string
  code: string
}

interface ListQuery {
  /** Time of the scan, epoch ms. */
  at: number
  lang: Language
  ticketId?: string
}

/** Source of a gate's list: the tickets of a session, or the reservations of a service on a date. */
export interface ListSource {
  /** Returns the list at a time, or one ticket or reservation. */
  tickets: (query: ListQuery) => Promise<BookTicket[]>
  /** Returns the ids by static code. */
  staticCodes: () => Promise<ReadonlyMap<string, string>>
  /** Returns true if the code was valid at the time `at`, epoch ms, also with a key that has ended. */
  hadCode: (code: ReadCode, at: number) => Promise<boolean>
  /** Stores that the number of entries with a ticket or reservation has changed. */
  setEntries: (tx: Tx, ticketId: string, entries: number) => Promise<void>
}

const sourceOfSession = (db: Db | Tx, sessionId: string, showId: string): ListSource => ({
  tickets: async (query) => {
    const own = { showId, sessionId, ...query }
    const registrations = await gateEntrances(db, own)
    return (await gateTickets(db, own)).map((ticket) => {
      const registration = registrations.get(ticket.ticketId)
      return { ...ticket, ...(registration && { registration }) }
    })
  },
  staticCodes: () => staticCodes(db, showId),
  hadCode: (code, at) => hadCode(db, code, at),
  setEntries: (tx, ticketId, entries) => setUsed(tx, ticketId, entries > 0),
})

const sourceOfVisits = (db: Db | Tx, list: VisitList): ListSource => ({
  tickets: ({ ticketId, ...query }) =>
    gateReservations(db, { list, ...query, ...(ticketId !== undefined && { reservationId: ticketId }) }),
  staticCodes: async () => new Map(),
  hadCode: (code, at) => hadReservationCode(db, code, at),
  setEntries: setEntered,
})

/** A list with work passes only. */
const NO_TICKETS: ListSource = {
  tickets: () => Promise.resolve([]),
  staticCodes: () => Promise.resolve(new Map()),
  hadCode: () => Promise.resolve(false),
  setEntries: () => Promise.resolve(),
}

/** Returns the source of a list. Throws `Refusal` notFound. */
export const sourceOf = async (db: Db, listId: string): Promise<ListSource> => {
  if (parsePassList(listId) !== null) return NO_TICKETS
  const visits = parseVisitList(listId)
  if (!visits) return sourceOfSession(db, listId, found(await findRow(db, 'sessions', { session_id: listId })).show_id)
  await requireReservable(db, visits.reserveId)
  return sourceOfVisits(db, visits)
}

interface Changes {
  sessionId: string
  scans: readonly { text: string }[]
  reversals: readonly { scanId: string }[]
}

/**
 * Locks the session or the reservations that a report changes, so that reports are processed one after another. Returns
 * the source of the list. Throws `Refusal` notFound.
 */
export const lockSource = async (tx: Tx, { sessionId, scans, reversals }: Changes): Promise<ListSource> => {
  if (parsePassList(sessionId) !== null) return NO_TICKETS
  const visits = parseVisitList(sessionId)
  if (!visits)
    return sourceOfSession(tx, sessionId, found(await lockRow(tx, 'sessions', { session_id: sessionId })).show_id)
  await requireReservable(tx, visits.reserveId)
  const undone = await listRows(tx, RESERVATION_SCANS, { scan_id: ['', ...reversals.map(({ scanId }) => scanId)] })
  const read = scans.map(({ text }) => parseGateCode(text))
  const scanned = read.flatMap((code) => (code?.kind === 'rotating' ? [code.ticketId] : []))
  await lockReservations(tx, [...scanned, ...undone.map(({ ticket_id: id }) => id)])
  return sourceOfVisits(tx, visits)
}
