import type { Columns } from './database/columns'
import type { Db, Row, Tx } from './database/database'
import { found, notFound } from './envelope'

/** Tables whose rows name their buyer. */
export type OwnedTable = {
  [Table in keyof Columns]: Row<Table> extends { user_id: string } ? Table : never
}[keyof Columns]

/** How many rows a buyer has in a table. */
export const countOf = async (db: Db | Tx, table: OwnedTable, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom(table as 'addresses')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Reads and changes records that buyers keep, such as addresses. Another buyer's record counts as missing.
 *
 * @param key the column of its id
 */
export const ownedRecords = <Table extends OwnedTable>(table: Table, key: keyof Row<Table> & string) => {
  // Kysely cannot follow a table that is a parameter: the statements are typed as those of one table.
  const [name, id] = [table as 'addresses', key as 'address_id']
  return {
    count: (db: Db | Tx, userId: string): Promise<number> => countOf(db, table, userId),
    /** Throws `Refusal` notFound. */
    find: async (db: Db | Tx, userId: string, recordId: string): Promise<Row<Table>> => {
      const row = await db
        .selectFrom(name)
        .selectAll()
        .where('user_id', '=', userId)
        .where(id, '=', recordId)
        .executeTakeFirst()
      return found(row as unknown as Row<Table> | undefined)
    },
    /** Returns the changed row. Throws `Refusal` notFound. */
    update: async (
      db: Db | Tx,
      userId: string,
      recordId: string,
      columns: Partial<Row<Table>>,
    ): Promise<Row<Table>> => {
      const row = await db
        .updateTable(name)
        .set(columns as object)
        .where('user_id', '=', userId)
        .where(id, '=', recordId)
        .returningAll()
        .executeTakeFirst()
      return found(row as unknown as Row<Table> | undefined)
    },
    /** Throws `Refusal` notFound. */
    remove: async (db: Db | Tx, userId: string, recordId: string): Promise<void> => {
      const { numDeletedRows } = await db
        .deleteFrom(name)
        .where('user_id', '=', userId)
        .where(id, '=', recordId)
        .executeTakeFirst()
      if (Number(numDeletedRows) === 0) throw notFound()
    },
  }
}
