import type { Db, Row } from '../../../core/database/database'
import { ownedRecords } from '../../../core/owned-records'

export const attendees = ownedRecords('audiences', 'audience_id')

/** Returns a page of a buyer's attendees, the oldest first. */
export const attendeesOf = (
  db: Db,
  userId: string,
  { offset, length }: { offset: number; length: number },
): Promise<Row<'audiences'>[]> =>
  db
    .selectFrom('audiences')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('audience_id')
    .offset(offset)
    .limit(length)
    .execute()

/**
 * Returns true if another attendee of the buyer has this document.
 * @param exceptId id of the attendee to ignore
 */
export const hasDocument = async (
  db: Db,
  userId: string,
  document: Pick<Row<'audiences'>, 'id_type' | 'id_no'>,
  exceptId = '',
): Promise<boolean> => {
  const duplicate = await db
    .selectFrom('audiences')
    .select('audience_id')
    .where('user_id', '=', userId)
    .where('id_type', '=', document.id_type)
    .where('id_no', '=', document.id_no)
    .where('audience_id', '<>', exceptId)
    .executeTakeFirst()
  return duplicate !== undefined
}

/** Inserts an attendee. Returns undefined if a parallel request has just inserted the same document. */
export const insertAttendee = (db: Db, row: Row<'audiences'>): Promise<Row<'audiences'> | undefined> =>
  db
    .insertInto('audiences')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
