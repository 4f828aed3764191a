import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Row, Tx } from '../../../core/database/database'

/** The same document gives the same key, in every account. */
export const documentKey = ({ id_type, id_no }: Pick<Row<'audiences'>, 'id_type' | 'id_no'>): string =>
  createHash('sha256').update(`${id_type}:${id_no}`).digest('hex')

/** Two buyers may name the same person at the same moment: the second waits here until the first is done. */
export const lockDocuments = async (tx: Tx, sessionId: string, keys: readonly string[]): Promise<void> => {
  for (const key of [...keys].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${sessionId}:${key}`}::text, 0))`.execute(tx)
}

/**
 * The first of these documents that is named in the session already, by an open or paid order or by a ticket that was named later;
 * undefined for none. `lockDocuments` comes before it.
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
