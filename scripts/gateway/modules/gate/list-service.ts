import type { GateEntry } from '../../../../src/domain/ticket/gate-verdict'
import type { Gateway } from '../../core/context'
import type { Db, Tx } from '../../core/database/database'
import { found } from '../../core/envelope'
import type { Language } from '../../core/localized-text'
import { sessionName } from '../show/date-service'
import { gateTickets } from '../voucher/gate-service'

/** Sessions that are offered, the next ones first. */
const MAX_SESSIONS = 60
/** A session is offered for so long after its beginning, ms. */
const LATE = 12 * 3_600_000

/** The sessions that have tickets out, at `now` or later, each with its show's name. */
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

/** The scans of a session that were not undone, in their order: entries that count, and doubles that came in beside them. */
export const gateScans = async (db: Db | Tx, sessionId: string) => {
  const rows = await db
    .selectFrom('gate_scans')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('undone_at', 'is', null)
    .orderBy('at')
    .orderBy('scan_id')
    .execute()
  const entryOf = (row: (typeof rows)[number]): GateEntry => ({
    scanId: row.scan_id,
    ticketId: row.ticket_id,
    gate: row.gate,
    at: row.at,
  })
  return {
    entries: rows.filter(({ counts }) => counts).map(entryOf),
    doubles: rows.filter(({ counts }) => !counts).map(entryOf),
  }
}

/** All that a gate needs to work without a network. Throws `Refusal` notFound. */
export const gateList = async ({ db, clock }: Gateway, sessionId: string, lang: Language) => {
  const now = clock.now()
  const session = found(
    await db.selectFrom('sessions').select(['show_id']).where('session_id', '=', sessionId).executeTakeFirst(),
  )
  const tickets = await gateTickets(db, { showId: session.show_id, sessionId, at: now, lang })
  const doors = new Map(
    tickets.filter((ticket) => ticket.sessionId === sessionId && ticket.gate).map(({ gate, door }) => [gate, door]),
  )
  return {
    sessionId,
    now,
    gates: [...doors].map(([gate, name]) => ({ gate, name })),
    tickets,
    ...(await gateScans(db, sessionId)),
  }
}
