import type { Db, Row, Tx } from '../../../core/database/database'
import { ownedRecords } from '../../../core/owned-records'

export const addresses = ownedRecords('addresses', 'address_id')

/** Returns a buyer's addresses: the default one, then the newest first. */
export const addressesOf = (db: Db, userId: string): Promise<Row<'addresses'>[]> =>
  db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .execute()

/** Clears the default flag of all of a buyer's addresses. */
export const clearDefault = async (tx: Tx, userId: string): Promise<void> => {
  await tx.updateTable('addresses').set({ is_default: false }).where('user_id', '=', userId).execute()
}

export const insertAddress = (tx: Tx, row: Row<'addresses'>): Promise<Row<'addresses'>> =>
  tx.insertInto('addresses').values(row).returningAll().executeTakeFirstOrThrow()
