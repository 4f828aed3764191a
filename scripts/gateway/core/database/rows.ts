import type { Columns } from './columns'
import type { Db, Row, Tx } from './database'

/** Values that columns must have. If a value is a list, any of its items matches. */
type Values<Table extends keyof Columns> = {
  [Column in keyof Row<Table>]?: Row<Table>[Column] | readonly Row<Table>[Column][]
}

interface Filtered {
  where: (column: 'key', operator: '=' | 'in' | 'is', value: never) => this
}

const narrow = <Query extends Filtered>(query: Query, values: object): Query => {
  let narrowed = query
  for (const [column, value] of Object.entries(values) as ['key', unknown][])
    narrowed = narrowed.where(column, Array.isArray(value) ? 'in' : value === null ? 'is' : '=', value as never)
  return narrowed
}

// Kysely cannot infer types if the table is a parameter, so each statement uses the type of one table.
const rowQuery = (db: Db | Tx, table: keyof Columns, values: object) =>
  narrow(db.selectFrom(table as 'meta').selectAll(), values)

/**
 * Finds the row whose columns have these values. For a table with large columns, write a separate query with fewer
 * columns.
 */
export const findRow = async <Table extends keyof Columns>(
  db: Db | Tx,
  table: Table,
  values: Values<Table>,
): Promise<Row<Table> | undefined> =>
  (await rowQuery(db, table, values).executeTakeFirst()) as unknown as Row<Table> | undefined

/** Returns the row whose columns have these values. @throws NoResultError if no row matches */
export const getRow = async <Table extends keyof Columns>(
  db: Db | Tx,
  table: Table,
  values: Values<Table>,
): Promise<Row<Table>> => (await rowQuery(db, table, values).executeTakeFirstOrThrow()) as unknown as Row<Table>

/**
 * Locks the row with these values until the end of the transaction. Does not block transactions that insert rows with
 * a foreign key to this row.
 */
export const lockRow = async <Table extends keyof Columns>(
  tx: Tx,
  table: Table,
  values: Values<Table>,
): Promise<Row<Table> | undefined> =>
  (await rowQuery(tx, table, values).forNoKeyUpdate().executeTakeFirst()) as unknown as Row<Table> | undefined

/** Lists the rows whose columns have these values, ordered by one column. */
export const listRows = async <Table extends keyof Columns>(
  db: Db | Tx,
  table: Table,
  values: Values<Table>,
  order?: keyof Row<Table> & string,
): Promise<Row<Table>[]> =>
  (await rowQuery(db, table, values)
    .$if(order !== undefined, (query) => query.orderBy(order as 'key'))
    .execute()) as unknown as Row<Table>[]

/** Counts the rows whose columns have these values. */
export const countRows = async <Table extends keyof Columns>(
  db: Db | Tx,
  table: Table,
  values: Values<Table>,
): Promise<number> => {
  const all = db.selectFrom(table as 'meta').select((row) => row.fn.countAll<number>().as('count'))
  return Number((await narrow(all, values).executeTakeFirstOrThrow()).count)
}

/** Changes the row whose columns have these values, and returns it. Returns undefined if no row matches. */
export const changeRow = async <Table extends keyof Columns>(
  db: Db | Tx,
  table: Table,
  values: Values<Table>,
  columns: Partial<Row<Table>>,
): Promise<Row<Table> | undefined> =>
  (await narrow(db.updateTable(table as 'meta').set(columns as object), values)
    .returningAll()
    .executeTakeFirst()) as unknown as Row<Table> | undefined

/** Deletes the rows whose columns have these values. */
export const deleteRows = async <Table extends keyof Columns>(
  db: Db | Tx,
  table: Table,
  values: Values<Table>,
): Promise<number> =>
  Number((await narrow(db.deleteFrom(table as 'meta'), values).executeTakeFirstOrThrow()).numDeletedRows)
