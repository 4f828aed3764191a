import type { Db } from '../../core/database/database'
import type { AudienceTable } from './tables'

/** One attendee of a buyer; undefined for another buyer's. */
export const findAttendee = (db: Db, userId: string, attendeeId: string): Promise<AudienceTable | undefined> =>
  db
    .selectFrom('audiences')
    .selectAll()
    .where('user_id', '=', userId)
    .where('audience_id', '=', attendeeId)
    .executeTakeFirst()

/** A page of a buyer's attendees, the oldest first. */
export const attendeesOf = (
  db: Db,
  userId: string,
  { offset, length }: { offset: number; length: number },
): Promise<AudienceTable[]> =>
  db
    .selectFrom('audiences')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('audience_id')
    .offset(offset)
    .limit(length)
    .execute()

/** How many attendees a buyer has. */
export const countAttendees = async (db: Db, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('audiences')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether a buyer has another attendee with this document. @param exceptId the attendee that may have it */
export const hasDocument = async (
  db: Db,
  userId: string,
  document: Pick<AudienceTable, 'id_type' | 'id_no'>,
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

/** Inserts an attendee; undefined when the buyer's other request inserted the same document first. */
export const insertAttendee = (db: Db, row: AudienceTable): Promise<AudienceTable | undefined> =>
  db
    .insertInto('audiences')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateAttendee = async (
  db: Db,
  userId: string,
  attendeeId: string,
  columns: Partial<AudienceTable>,
): Promise<void> => {
  await db
    .updateTable('audiences')
    .set(columns)
    .where('audience_id', '=', attendeeId)
    .where('user_id', '=', userId)
    .execute()
}

/** Deletes an attendee; false when the buyer has none of that id. */
export const deleteAttendee = async (db: Db, userId: string, attendeeId: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('audiences')
    .where('user_id', '=', userId)
    .where('audience_id', '=', attendeeId)
    .executeTakeFirst()
  return Number(numDeletedRows) > 0
}
