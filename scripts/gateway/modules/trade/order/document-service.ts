import { sql } from 'kysely'
import type { Tx } from '../../../core/database/database'

/** Locks documents in a session, so that concurrent orders that name the same person run one after another. */
export const lockDocuments = async (tx: Tx, sessionId: string, keys: readonly string[]): Promise<void> => {
  for (const key of [...keys].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${sessionId}:${key}`}::text, 0))`.execute(tx)
}

/**
 * Returns the first of these documents that is already named in the session, or undefined. An open or paid order may
 * name it, or a ticket that was named later. Call `lockDocuments` first.
 */
export const takenDocument = async (
  tx: Tx,
  sessionId: string,
  keys: readonly string[],
): Promise<string | undefined> => {
  const ordered = await tx
    .selectFrom('order_audiences as a')
    .innerJoin('orders as o', 'o.order_id', 'a.order_id')
    .select('a.document_key')
    .where('o.session_id', '=', sessionId)
    .where('o.state', 'not in', ['CANCELED', 'CLOSED', 'REFUNDED'])
    .where('a.document_key', 'in', [...keys])
    .executeTakeFirst()
  if (ordered) return ordered.document_key
  const named = await tx
    .selectFrom('ticket_names as n')
    .innerJoin('tickets as t', 't.ticket_id', 'n.ticket_id')
    .select('n.document_key')
    .where('n.session_id', '=', sessionId)
    .where('n.document_key', 'in', [...keys])
    .where('t.state', '<>', 'REFUNDED')
    .executeTakeFirst()
  return named?.document_key
}
