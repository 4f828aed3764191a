import type { GateEntry, GateReason } from '../../../../../src/domain/ticket/gate-verdict'
import type { Gateway } from '../../../core/context'
import type { Db, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { sessionName } from '../../catalogue/show/date-service'
import { gateDoors, gateTickets } from '../../trade/voucher/gate-service'
import type { GateList } from './page/book-types'
import { packTickets } from './ticket-columns'

/** Maximum number of sessions in the list. The earliest sessions are listed. */
const MAX_SESSIONS = 60
/** Time after the start of a session during which it is still listed, in ms. */
const LATE = 12 * 3_600_000

/** Returns current and future sessions for which tickets have been issued, each with its show's name. */
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
  return rows.map((row) => ({
    sessionId: row.session_id,
    showName: row.name[lang],
    sessionName: sessionName(lang, row.show_time, row.utc_offset, row.permanent),
  }))
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
    .selectFrom('gate_scans')
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

/** Returns the entry for which a ticket was used, or undefined. */
export const entryOf = async (db: Db | Tx, ticketId: string): Promise<GateEntry | undefined> => {
  const row = await db
    .selectFrom('gate_scans')
    .select(['scan_id', 'gate', 'at'])
    .where('ticket_id', '=', ticketId)
    .where('counts', '=', true)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  return row && { scanId: row.scan_id, ticketId, gate: row.gate, at: row.at }
}

/** Returns the doors of a session's venue, from which the steward chooses one. */
export const gatesOf = ({ db }: Gateway, sessionId: string, lang: Language) => gateDoors(db, sessionId, lang)

/** Returns the ticket list with which a gate can work offline. Throws `Refusal` notFound. */
export const gateList = async ({ db, clock }: Gateway, sessionId: string, lang: Language): Promise<GateList> => {
  const now = clock.now()
  const session = found(await findRow(db, 'sessions', { session_id: sessionId }))
  const { entries, doubles, unproven } = await gateEntries(db, sessionId)
  // Used tickets of these entries are listed as valid. The gate counts them by their entries, so that undoing an entry
  // makes the ticket valid again.
  const inside = new Set(entries.map(({ ticketId }) => ticketId))
  const tickets = await gateTickets(db, { showId: session.show_id, sessionId, at: now, lang })
  for (const ticket of tickets) if (ticket.state === 'USED' && inside.has(ticket.ticketId)) ticket.state = 'VALID'
  return { sessionId, now, tickets: packTickets(tickets), entries, doubles, unproven }
}
