import { randomBytes } from 'node:crypto'
import type { Db, Row, Tx } from '../../../core/database/database'

/** Period in ms within which a device gets the same keys again, after a lost response or in another tab. */
export const KEY_GRACE = 10_000
/** Length of a key in bytes (RFC 4226 recommends 20 or more), and of its hexadecimal id. */
const SECRET = 32
const ID = 6

/**
 * Returns the active keys of tickets. A key ends when it is replaced or when its login ends, for example because the
 * phone was stolen.
 */
export const liveKeys = (db: Db | Tx, ticketIds: readonly string[]): Promise<Row<'ticket_keys'>[]> =>
  db
    .selectFrom('ticket_keys as k')
    .innerJoin('login_sessions as l', 'l.session_id', 'k.session_id')
    .selectAll('k')
    .where('k.ticket_id', 'in', ['', ...ticketIds])
    .where('k.ended_at', 'is', null)
    .where('l.ended_at', 'is', null)
    .execute()

/**
 * Ends the keys of these tickets, for example keys of another device or an earlier holder. Gates then reject codes of
 * these keys.
 */
export const endTicketKeys = async (tx: Tx, ticketIds: readonly string[], now: number): Promise<void> => {
  await tx
    .updateTable('ticket_keys')
    .set({ ended_at: now })
    .where('ticket_id', 'in', ['', ...ticketIds])
    .where('ended_at', 'is', null)
    .execute()
}

/** Locks these tickets until the end of the transaction, so that transfers, name changes and new keys wait. */
export const lockTickets = async (tx: Tx, ticketIds: readonly string[]): Promise<void> => {
  await tx
    .selectFrom('tickets')
    .select('ticket_id')
    .where('ticket_id', 'in', ['', ...ticketIds])
    .orderBy('ticket_id')
    .forUpdate()
    .execute()
}

/** Returns the keys that this login recently received for all of these tickets, or null. */
export const heldKeys = async (
  tx: Tx,
  ticketIds: readonly string[],
  sessionId: string,
  now: number,
): Promise<Row<'ticket_keys'>[] | null> => {
  const held = (await liveKeys(tx, ticketIds)).filter(
    (key) => key.session_id === sessionId && now - key.issued_at <= KEY_GRACE,
  )
  return held.length === ticketIds.length ? held : null
}

/** Creates the id and secret of a key. */
export const createKey = () => ({
  key_id: `K${randomBytes(ID).toString('hex').toUpperCase()}`,
  secret: randomBytes(SECRET).toString('base64url'),
})

/** Creates keys for tickets on one device and ends the earlier keys of these tickets. */
export const issueKeys = async (
  tx: Tx,
  ticketIds: readonly string[],
  sessionId: string,
  now: number,
): Promise<Row<'ticket_keys'>[]> => {
  await endTicketKeys(tx, ticketIds, now)
  const keys = ticketIds.map((id) => ({
    ...createKey(),
    ticket_id: id,
    session_id: sessionId,
    issued_at: now,
    ended_at: null,
  }))
  await tx.insertInto('ticket_keys').values(keys).execute()
  return keys
}
