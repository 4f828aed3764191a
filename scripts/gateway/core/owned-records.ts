import type { Columns } from './database/columns'
import type { Db, Row, Tx } from './database/database'
import { changeRow, countRows, deleteRows, findRow } from './database/rows'
import { found, notFound } from './envelope'

/** Tables with a buyer's id. */
export type OwnedTable = {
  [Table in keyof Columns]: Row<Table> extends { user_id: string } ? Table : never
}[keyof Columns]

/**
 * Accesses records of buyers, such as addresses. Another buyer's record counts as missing.
 * @param key the column of its id
 */
export const ownedRecords = <Table extends OwnedTable>(table: Table, key: keyof Row<Table> & string) => {
  const ownRow = (userId: string, recordId: string) => ({ user_id: userId, [key]: recordId }) as object
  return {
    count: (db: Db | Tx, userId: string): Promise<number> => countRows(db, table, { user_id: userId } as object),
    /** Throws `Refusal` notFound. */
    find: async (db: Db | Tx, userId: string, recordId: string): Promise<Row<Table>> =>
      found(await findRow(db, table, ownRow(userId, recordId))),
    /** Returns the changed row. Throws `Refusal` notFound. */
    update: async (db: Db | Tx, userId: string, recordId: string, columns: Partial<Row<Table>>): Promise<Row<Table>> =>
      found(await changeRow(db, table, ownRow(userId, recordId), columns)),
    /** Throws `Refusal` notFound. */
    remove: async (db: Db | Tx, userId: string, recordId: string): Promise<void> => {
      if ((await deleteRows(db, table, ownRow(userId, recordId))) === 0) throw notFound()
    },
  }
}
