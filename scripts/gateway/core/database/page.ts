import { type SelectQueryBuilder, sql } from 'kysely'

/** Offset and length of the requested page of a list. */
export interface PageRange {
  offset: number
  length: number
}

/** One page of a list, the total number of rows, and whether it is the last page. */
export interface RowPage<Row> {
  rows: Row[]
  total: number
  last: boolean
}

/** Reads a page of a query. @param ordered the query in the order of the list */
export const readPage = async <DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  ordered: SelectQueryBuilder<DB, Tables, Row>,
  { offset, length }: PageRange,
): Promise<RowPage<Row>> => {
  const { total } = (await query
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()) as { total: number }
  const rows = (await ordered.offset(offset).limit(length).execute()) as Row[]
  return { rows, total, last: offset + rows.length >= total }
}
