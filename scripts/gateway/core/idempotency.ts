import { createHash } from 'node:crypto'
import type { Columns } from './database/columns'
import type { Row, Tx } from './database/database'
import { Refusal } from './envelope'

/** Tables whose rows are made once for a key of their buyer. */
type KeyedTable = {
  [Table in keyof Columns]: Row<Table> extends { user_id: string; idempotency_key: string; request_hash: string }
    ? Table
    : never
}[keyof Columns]

/** JSON with its keys in order, so that equal contents read the same. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )

/** Digests everything in a request but its key. */
export const requestHash = <Request extends { idempotencyKey: string }>({
  idempotencyKey: _,
  ...contents
}: Request): string => createHash('sha256').update(canonical(contents)).digest('hex')

/**
 * Finds the row that a key made before; undefined for a new key.
 *
 * @param hash of the request, by `requestHash`
 * @throws Refusal keyReused for a key that made the row of another request
 */
export const rowOfKey = async <Table extends KeyedTable>(
  tx: Tx,
  table: Table,
  { userId, key, hash }: { userId: string; key: string; hash: string },
): Promise<Row<Table> | undefined> => {
  const row = await tx
    // Kysely cannot follow a table that is a parameter.
    .selectFrom(table as 'refunds')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (row && row.request_hash !== hash) throw new Refusal('keyReused')
  return row as unknown as Row<Table> | undefined
}
