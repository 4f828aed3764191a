import type { GateEntry, GateReason } from '../../../../../src/domain/ticket/gate-verdict'
import type { Gateway } from '../../../core/context'
import type { Db, Tx } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { sessionName } from '../../catalogue/show/date-service'
import { gateDoors } from '../../trade/voucher/gate-service'
import { passDoors, passList, passLists } from '../permit/gate-service'
import { visitLists } from '../reservation/gate-service'
import { scanTableOf, sourceOf } from './list-source'
import type { GateList } from './page/book-types'
import { packTickets } from './ticket-columns'

/** Maximum number of sessions in the list. The earliest sessions are listed. */
const MAX_SESSIONS = 60
/** Time after the start of a session during which it is still listed, in ms. */
const LATE = 12 * 3_600_000

/**
 * Returns the lists for gates: current and future sessions with issued tickets, and services and dates with
 * reservations. Projects with work passes follow.
 */
export const gateSessions = async ({ db, clock }: Gateway, lang: Language) => {
  const rows = await db
    .selectFrom('sessions as n')
    .innerJoin('shows as s', 's.show_id', 'n.show_id')
    .select(['n.session_id', 'n.show_time', 'n.permanent', 's.name', 's.utc_offset'])
    .where('n.show_time', '>', clock.now() - LATE)
    .where((has) =>
      has.exists(has.selectFrom('vouchers as u').select('u.voucher_id').whereRef('u.session_id', '=', 'n.session_id')),
    )
    .orderBy('n.show_time')
    .orderBy('n.session_id')
    .limit(MAX_SESSIONS)
    .execute()
  const sessions = rows.map((row) => ({
    sessionId: row.session_id,
    showName: row.name[lang],
    sessionName: sessionName(lang, row.show_time, row.utc_offset, row.permanent),
  }))
  const now = clock.now()
  return [...sessions, ...(await visitLists(db, now - LATE, lang, MAX_SESSIONS)), ...(await passLists(db, now, lang))]
}

const UNPROVEN: GateReason = 'unproven'

/**
 * Overlap of two updates in ms. Without it, an update would miss entries of transactions that were still open, and
 * entries of gateways with a different clock.
 */
const OVERLAP = 60_000

/**
 * Returns the entries of a session in order: regular entries, repeated entries with a used ticket, and entries without
 * a valid code. Also returns the scans that were undone.
 * @param since epoch ms by the gateway's clock; returns only scans that were received or undone after this time
 */
export const gateEntries = async (db: Db | Tx, sessionId: string, since = 0) => {
  const from = since - OVERLAP
  const rows = await db
    .selectFrom(scanTableOf(sessionId))
    .selectAll()
    .where('session_id', '=', sessionId)
    .$if(since > 0, (query) =>
      query.where((has) => has.or([has('received_at', '>=', from), has('undone_at', '>=', from)])),
    )
    .orderBy('at')
    .orderBy('scan_id')
    .execute()
  const standing = rows.filter(({ undone_at: undone }) => undone === null)
  const entryOf = (row: (typeof rows)[number]): GateEntry => ({
    scanId: row.scan_id,
    ticketId: row.ticket_id,
    gate: row.gate,
    at: row.at,
  })
  return {
    entries: standing.filter(({ counts }) => counts).map(entryOf),
    doubles: standing.filter(({ counts, reason }) => !counts && reason !== UNPROVEN).map(entryOf),
    unproven: standing.filter(({ reason }) => reason === UNPROVEN).map(entryOf),
    undone: rows.filter(({ undone_at: undone }) => undone !== null).map(({ scan_id: id }) => id),
  }
}

/** Returns the counted entries with a ticket or a reservation of a list, in order. */
export const entriesWith = async (db: Db | Tx, sessionId: string, ticketId: string): Promise<GateEntry[]> => {
  const rows = await db
    .selectFrom(scanTableOf(sessionId))
    .select(['scan_id', 'gate', 'at'])
    .where('ticket_id', '=', ticketId)
    .where('counts', '=', true)
    .where('undone_at', 'is', null)
    .orderBy('at')
    .orderBy('scan_id')
    .execute()
  return rows.map((row) => ({ scanId: row.scan_id, ticketId, gate: row.gate, at: row.at }))
}

/** Returns the doors of a list, from which the steward chooses one: of tickets, and of the zones of work passes. */
export const gatesOf = async ({ db }: Gateway, sessionId: string, lang: Language) => {
  const passes = await passDoors(db, sessionId, lang)
  const tickets = await gateDoors(db, sessionId, lang)
  const isOther = ({ gate }: { gate: string }) => !passes.some((each) => each.gate === gate)
  return [...tickets.filter(isOther), ...passes]
}

/** Returns the ticket list with which a gate can work offline. Throws `Refusal` notFound. */
export const gateList = async ({ db, clock }: Gateway, sessionId: string, lang: Language): Promise<GateList> => {
  const now = clock.now()
  const source = await sourceOf(db, sessionId)
  const { entries, doubles, unproven } = await gateEntries(db, sessionId)
  // Used tickets of these entries are listed as valid. The gate counts them by their entries, so that undoing an entry
  // makes the ticket valid again.
  const inside = new Map<string, number>()
  for (const { ticketId } of entries) inside.set(ticketId, (inside.get(ticketId) ?? 0) + 1)
  const tickets = await source.tickets({ at: now, lang })
  for (const ticket of tickets) {
    const count = inside.get(ticket.ticketId) ?? 0
    if (ticket.state === 'USED' && count >= (ticket.places ?? 1)) ticket.state = 'VALID'
  }
  const passes = await passList(db, sessionId, now, lang)
  return { sessionId, now, tickets: packTickets(tickets), entries, doubles, unproven, passes }
}
