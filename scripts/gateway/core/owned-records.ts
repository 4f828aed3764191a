import type { Columns } from './database/columns'
import type { Db, Row, Tx } from './database/database'
import { changeRow, countRows, deleteRows, findRow } from './database/rows'
import { found, notFound } from './envelope'

/** Tables that have a column for the buyer's id. */
export type OwnedTable = {
  [Table in keyof Columns]: Row<Table> extends { user_id: string } ? Table : never
}[keyof Columns]

/**
 * Creates functions for records of a buyer, such as addresses. A record of another buyer counts as missing.
 * @param key name of the column with the record's id
 */
export const ownedRecords = <Table extends OwnedTable>(table: Table, key: keyof Row<Table> & string) => {
  const ownRow = (userId: string, recordId: string) => ({ user_id: userId, [key]: recordId }) as object
  return {
    count: (db: Db | Tx, userId: string): Promise<number> => countRows(db, table, { user_id: userId } as object),
    /** Returns the record. @throws Refusal notFound */
    find: async (db: Db | Tx, userId: string, recordId: string): Promise<Row<Table>> =>
      found(await findRow(db, table, ownRow(userId, recordId))),
    /** Changes the record and returns it. @throws Refusal notFound */
    update: async (db: Db | Tx, userId: string, recordId: string, columns: Partial<Row<Table>>): Promise<Row<Table>> =>
      found(await changeRow(db, table, ownRow(userId, recordId), columns)),
    /** Deletes the record. @throws Refusal notFound */
    remove: async (db: Db | Tx, userId: string, recordId: string): Promise<void> => {
      if ((await deleteRows(db, table, ownRow(userId, recordId))) === 0) throw notFound()
    },
  }
}
