import { sql } from 'kysely'
import type { Tx } from '../../../core/database/database'

/**
 * Moves attendee names from old tickets to their replacements in the new session, in order. Skips attendees who already
 * have a ticket of that session. Their replacement tickets stay unnamed.
 */
export const carryNames = async (
  tx: Tx,
  from: readonly string[],
  to: readonly string[],
  sessionId: string,
): Promise<void> => {
  for (const [at, ticketId] of from.entries()) {
    const next = to[at]
    if (next === undefined) return
    const moved = await tx
      .updateTable('ticket_names as n')
      .set({ ticket_id: next, session_id: sessionId })
      .where('n.ticket_id', '=', ticketId)
      .where(
        sql<boolean>`not (n.exclusive and exists (select from ticket_names o where o.session_id = ${sessionId}
          and o.document_key = n.document_key and o.ticket_id <> n.ticket_id))`,
      )
      .returning('n.name')
      .executeTakeFirst()
    if (moved)
      await tx.updateTable('tickets').set({ audience_name: moved.name }).where('ticket_id', '=', next).execute()
  }
}
