import { codeDistance } from '../../../../../src/domain/ticket/gate-code'
import type { GateTicket, GateTicketState } from '../../../../../src/domain/ticket/gate-verdict'
import type { Db, Tx } from '../../../core/database/database'
import { changeRow, findRow } from '../../../core/database/rows'
import type { Language } from '../../../core/localized-text'
import { sessionName } from '../../catalogue/show/date-service'
import { isPaper, paperSent } from './repository'
import { ticketStateAt } from './state-service'
import { ticketCodeOf } from './ticket-code'

/** Maximum time in ms by which a scan may be earlier than the key of its code, because the gate's clock may differ. */
export const KEY_SLACK = 60_000

interface KeyRow {
  ticket_id: string
  key_id: string
  secret: string
  issued_at: number
  /** Time when the key was replaced or its login ended. */
  over: number
}

const keysOf = async (db: Db | Tx, sessionId: string, ticketId?: string): Promise<Map<string, KeyRow[]>> => {
  const rows = await db
    .selectFrom('ticket_keys as k')
    .innerJoin('tickets as t', 't.ticket_id', 'k.ticket_id')
    .innerJoin('vouchers as u', 'u.voucher_id', 't.voucher_id')
    .innerJoin('login_sessions as l', 'l.session_id', 'k.session_id')
    .select(['k.ticket_id', 'k.key_id', 'k.secret', 'k.issued_at', 'k.ended_at', 'l.ended_at as login_ended'])
    .where('u.session_id', '=', sessionId)
    .$if(ticketId !== undefined, (query) => query.where('k.ticket_id', '=', ticketId ?? ''))
    .execute()
  const keys = new Map<string, KeyRow[]>()
  for (const { ended_at: ended, login_ended: out, ...row } of rows) {
    const over = Math.min(ended ?? Infinity, out ?? Infinity)
    const own = keys.get(row.ticket_id)
    if (own) own.push({ ...row, over })
    else keys.set(row.ticket_id, [{ ...row, over }])
  }
  return keys
}

interface GiftRow {
  ticket_id: string
  moved: boolean
  former_code_key: string | null
  created_at: number
  expires_at: number
  closed_at: number | null
}

const giftsOf = async (db: Db | Tx, sessionId: string, ticketId?: string): Promise<Map<string, GiftRow[]>> => {
  const rows = await db
    .selectFrom('transfer_tickets as x')
    .innerJoin('transfers as g', 'g.transfer_id', 'x.transfer_id')
    .innerJoin('vouchers as u', 'u.voucher_id', 'g.voucher_id')
    .select(['x.ticket_id', 'x.moved', 'x.former_code_key', 'g.created_at', 'g.expires_at', 'g.closed_at'])
    .where('u.session_id', '=', sessionId)
    .$if(ticketId !== undefined, (query) => query.where('x.ticket_id', '=', ticketId ?? ''))
    .execute()
  const gifts = new Map<string, GiftRow[]>()
  for (const row of rows) gifts.set(row.ticket_id, [...(gifts.get(row.ticket_id) ?? []), row])
  return gifts
}

const isOpenAt = ({ created_at, expires_at, closed_at }: GiftRow, at: number): boolean =>
  created_at <= at && at < Math.min(expires_at, closed_at ?? Infinity)

/** Returns the static code of a ticket at the time `at`, and its earlier codes. Each transfer replaces the code. */
const staticCodesAt = (codeKey: string, gifts: readonly GiftRow[], at: number) => {
  const moves = gifts.flatMap(({ moved, former_code_key: key, closed_at: on }) =>
    moved && key !== null && on !== null ? [{ code: ticketCodeOf(key), on }] : [],
  )
  return {
    staticCode: moves.find(({ on }) => on > at)?.code ?? ticketCodeOf(codeKey),
    endedCodes: moves.filter(({ on }) => on <= at).map(({ code }) => code),
  }
}

const byCode = (rows: readonly { ticket_id: string; code_key: string | null }[]): Map<string, string> =>
  new Map(rows.map((row) => [ticketCodeOf(row.code_key ?? ''), row.ticket_id]))

/** Returns the ticket ids of a show by the static code of their present holder. Reads all tickets. */
export const presentCodes = async (db: Db | Tx, showId: string): Promise<Map<string, string>> => {
  const tickets = await db
    .selectFrom('tickets as t')
    .innerJoin('vouchers as u', 'u.voucher_id', 't.voucher_id')
    .innerJoin('shows as s', 's.show_id', 'u.show_id')
    .select(['t.ticket_id', 't.code_key'])
    .where('u.show_id', '=', showId)
    .where((has) => has.or([has('s.static_code', '=', true), has('u.pickup_code', 'is not', null), paperSent]))
    .execute()
  return byCode(tickets)
}

/**
 * Returns the ticket ids of a show by static code, including codes of earlier holders. Reads all tickets, so it is only
 * used for shows with static codes.
 */
export const staticCodes = async (db: Db | Tx, showId: string): Promise<Map<string, string>> => {
  const former = await db
    .selectFrom('transfer_tickets as x')
    .innerJoin('transfers as g', 'g.transfer_id', 'x.transfer_id')
    .innerJoin('vouchers as u', 'u.voucher_id', 'g.voucher_id')
    .select(['x.ticket_id', 'x.former_code_key as code_key'])
    .where('u.show_id', '=', showId)
    .where('x.former_code_key', 'is not', null)
    .execute()
  return new Map([...byCode(former), ...(await presentCodes(db, showId))])
}

/**
 * Returns the entrances of a session's tickets with their names. A ticket contains the id of its entrance (see
 * `GateTicket.gate`).
 */
export const gateDoors = async (db: Db | Tx, sessionId: string, lang: Language) => {
  const rows = await db
    .selectFrom('tickets as t')
    .innerJoin('vouchers as u', 'u.voucher_id', 't.voucher_id')
    .innerJoin('seat_plans as p', 'p.seat_plan_id', 't.seat_plan_id')
    .select((select) => select.fn.coalesce('t.entrance', 'p.entrance').as('door'))
    .distinct()
    .where('u.session_id', '=', sessionId)
    .execute()
  return rows
    .map(({ door }) => ({ gate: door['zh-CN'], name: door[lang] }))
    .filter(({ gate }) => gate !== '')
    .sort((one, other) => (one.gate < other.gate ? -1 : 1))
}

/** Returns true if a key of the ticket had this code at the time `at`, epoch ms. Also checks keys that have ended. */
export const hadCode = async (
  db: Db | Tx,
  { ticketId, keyId, code }: { ticketId: string; keyId: string; code: string },
  at: number,
): Promise<boolean> => {
  const key = await findRow(db, 'ticket_keys', { ticket_id: ticketId, key_id: keyId })
  return key !== undefined && codeDistance(ticketId, { keyId, secret: key.secret }, code, at) !== null
}

/** Returns true if a key of the ticket that has not ended has this code at `now`, epoch ms. */
export const hasCode = async (
  db: Db | Tx,
  code: { ticketId: string; keyId: string; code: string },
  now: number,
): Promise<boolean> => {
  const active = await db
    .selectFrom('ticket_keys as k')
    .innerJoin('login_sessions as l', 'l.session_id', 'k.session_id')
    .select('k.key_id')
    .where('k.ticket_id', '=', code.ticketId)
    .where('k.key_id', '=', code.keyId)
    .where('k.ended_at', 'is', null)
    .where('l.ended_at', 'is', null)
    .executeTakeFirst()
  return active !== undefined && hadCode(db, code, now)
}

interface GateQuery {
  showId: string
  sessionId: string
  /** Time of the scan, epoch ms. */
  at: number
  lang: Language
  ticketId?: string
}

/**
 * Returns the tickets of a show for its gates at the time `at`. Only tickets of the session `sessionId` contain their
 * keys. Tickets of other sessions are included to distinguish them from unknown codes. Contains the keys that were
 * active at `at`, so that a scan that is reported late gets the same result.
 */
export const gateTickets = async (db: Db | Tx, { showId, sessionId, at, lang, ticketId }: GateQuery) => {
  const rows = await db
    .selectFrom('tickets as t')
    .innerJoin('vouchers as u', 'u.voucher_id', 't.voucher_id')
    .innerJoin('sessions as n', 'n.session_id', 'u.session_id')
    .innerJoin('shows as s', 's.show_id', 'u.show_id')
    .innerJoin('seat_plans as p', 'p.seat_plan_id', 't.seat_plan_id')
    .select(['t.ticket_id', 't.state', 't.code_key', 't.seat_desc', 't.audience_name', 't.entrance', 'u.session_id'])
    .select(['p.name as tier', 'p.entrance as tier_entrance', 'n.show_time', 'n.permanent'])
    .select(['s.utc_offset', 's.static_code', 'u.pickup_code'])
    .select(paperSent.as('paper_sent'))
    .where('u.show_id', '=', showId)
    .$if(ticketId !== undefined, (query) => query.where('t.ticket_id', '=', ticketId ?? ''))
    .orderBy('t.ticket_id')
    .execute()
  const keys = await keysOf(db, sessionId, ticketId)
  const gifts = await giftsOf(db, sessionId, ticketId)
  return rows.map((row) => {
    const own = keys.get(row.ticket_id) ?? []
    // Printed codes are static.
    const stays = row.static_code || isPaper(row)
    const key = stays ? undefined : own.find(({ issued_at, over }) => issued_at <= at + KEY_SLACK && over > at)
    const gift = gifts.get(row.ticket_id) ?? []
    const giving = gift.some((each) => isOpenAt(each, at))
    const door = row.entrance ?? row.tier_entrance
    const judged: GateTicket = {
      ticketId: row.ticket_id,
      sessionId: row.session_id,
      gate: door['zh-CN'],
      state: ticketStateAt(row.state, row, at, giving) satisfies GateTicketState,
      ...(stays ? staticCodesAt(row.code_key, gift, at) : { staticCode: '', endedCodes: [] }),
      key: key ? { keyId: key.key_id, secret: key.secret } : null,
      endedKeys: own.filter(({ over }) => over <= at).map(({ key_id: id }) => id),
    }
    return {
      ...judged,
      door: door[lang],
      holder: row.audience_name,
      seat: row.seat_desc[lang],
      tier: row.tier[lang],
      sessionName: sessionName(lang, row.show_time, row.utc_offset, row.permanent),
    }
  })
}

/** Marks a ticket as used or unused. A voucher is used if all of its tickets are. */
export const setUsed = async (tx: Tx, ticketId: string, used: boolean): Promise<void> => {
  const [from, to] = used ? ['VALID', 'USED'] : ['USED', 'VALID']
  const changed = await changeRow(tx, 'tickets', { ticket_id: ticketId, state: from }, { state: to })
  if (!changed) return
  const { voucher_id: voucherId } = changed
  const open = await findRow(tx, 'tickets', { voucher_id: voucherId, state: 'VALID' })
  await tx
    .updateTable('vouchers')
    .set({ state: open ? 'VALID' : 'USED' })
    .where('voucher_id', '=', voucherId)
    .where('state', 'in', ['VALID', 'USED'])
    .execute()
}
