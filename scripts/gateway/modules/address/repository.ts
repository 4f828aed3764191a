import type { Db, Tx } from '../../core/database/database'
import type { AddressTable } from './tables'

/** One address of a buyer; undefined for another buyer's. */
export const findAddress = (db: Db | Tx, userId: string, addressId: string): Promise<AddressTable | undefined> =>
  db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .where('address_id', '=', addressId)
    .executeTakeFirst()

/** A buyer's addresses: the default one, then the newest first. */
export const addressesOf = (db: Db, userId: string): Promise<AddressTable[]> =>
  db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .execute()

/** How many addresses a buyer has. */
export const countAddresses = async (db: Db, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('addresses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Makes none of a buyer's addresses the default one. */
export const clearDefault = async (tx: Tx, userId: string): Promise<void> => {
  await tx.updateTable('addresses').set({ is_default: false }).where('user_id', '=', userId).execute()
}

export const insertAddress = (tx: Tx, row: AddressTable): Promise<AddressTable> =>
  tx.insertInto('addresses').values(row).returningAll().executeTakeFirstOrThrow()

export const updateAddress = async (
  tx: Tx,
  userId: string,
  addressId: string,
  columns: Partial<AddressTable>,
): Promise<void> => {
  await tx
    .updateTable('addresses')
    .set(columns)
    .where('user_id', '=', userId)
    .where('address_id', '=', addressId)
    .execute()
}

/** Deletes an address; false when the buyer has none of that id. */
export const deleteAddress = async (db: Db, userId: string, addressId: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('addresses')
    .where('user_id', '=', userId)
    .where('address_id', '=', addressId)
    .executeTakeFirst()
  return Number(numDeletedRows) > 0
}
