import { randomBytes } from 'node:crypto'
import type { Db, Row, Tx } from '../../../core/database/database'

/** Ms for which the same device gets the same keys: its answer may have been lost, or two of its tabs ask at once. */
const GRACE = 10_000
/** Bytes: of a key (RFC 4226 recommends 20 or more), and of its id, hexadecimal. */
const SECRET = 32
const ID = 6

/** The keys of tickets that no other has replaced, and whose login has not ended: a stolen phone's end when it is logged out from afar. */
export const liveKeys = (db: Db | Tx, ticketIds: readonly string[]): Promise<Row<'ticket_keys'>[]> =>
  db
    .selectFrom('ticket_keys as k')
    .innerJoin('login_sessions as l', 'l.session_id', 'k.session_id')
    .selectAll('k')
    .where('k.ticket_id', 'in', ['', ...ticketIds])
    .where('k.ended_at', 'is', null)
    .where('l.ended_at', 'is', null)
    .execute()

/** Ends the keys of these tickets: of a device, or of a holder before. Codes made with them open no gate from then on. */
export const endTicketKeys = async (tx: Tx, ticketIds: readonly string[], now: number): Promise<void> => {
  await tx
    .updateTable('ticket_keys')
    .set({ ended_at: now })
    .where('ticket_id', 'in', ['', ...ticketIds])
    .where('ended_at', 'is', null)
    .execute()
}

/** Locks these tickets to the end of the transaction. Whatever gives, moves, names or keys a ticket waits for it. */
export const lockTickets = async (tx: Tx, ticketIds: readonly string[]): Promise<void> => {
  await tx
    .selectFrom('tickets')
    .select('ticket_id')
    .where('ticket_id', 'in', ['', ...ticketIds])
    .orderBy('ticket_id')
    .forUpdate()
    .execute()
}

/** The keys that this login was handed a moment ago for all of these tickets; null where there are none such. */
export const heldKeys = async (
  tx: Tx,
  ticketIds: readonly string[],
  sessionId: string,
  now: number,
): Promise<Row<'ticket_keys'>[] | null> => {
  const held = (await liveKeys(tx, ticketIds)).filter(
    (key) => key.session_id === sessionId && now - key.issued_at <= GRACE,
  )
  return held.length === ticketIds.length ? held : null
}

/** New keys for tickets on one device; those before end. */
export const issueKeys = async (
  tx: Tx,
  ticketIds: readonly string[],
  sessionId: string,
  now: number,
): Promise<Row<'ticket_keys'>[]> => {
  await endTicketKeys(tx, ticketIds, now)
  const keys = ticketIds.map((id) => ({
    key_id: `K${randomBytes(ID).toString('hex').toUpperCase()}`,
    ticket_id: id,
    session_id: sessionId,
    secret: randomBytes(SECRET).toString('base64url'),
    issued_at: now,
    ended_at: null,
  }))
  await tx.insertInto('ticket_keys').values(keys).execute()
  return keys
}
