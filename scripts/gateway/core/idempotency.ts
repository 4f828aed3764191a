import { createHash } from 'node:crypto'
import type { Columns } from './database/columns'
import type { Row, Tx } from './database/database'
import { Refusal } from './envelope'

/** Tables whose rows are created only once for an idempotency key of a buyer. */
type KeyedTable = {
  [Table in keyof Columns]: Row<Table> extends { user_id: string; idempotency_key: string; request_hash: string }
    ? Table
    : never
}[keyof Columns]

/** Returns JSON with sorted keys, so that equal contents have equal texts. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )

/** Returns a hash of a request without its idempotency key. */
export const requestHash = <Request extends { idempotencyKey: string }>({
  idempotencyKey: _,
  ...contents
}: Request): string => createHash('sha256').update(canonical(contents)).digest('hex')

/**
 * Finds the row of an earlier request with this key, or returns undefined for a new key.
 * @param hash hash of the request, from `requestHash`
 * @throws Refusal keyReused if the key belongs to a different request
 */
export const rowOfKey = async <Table extends KeyedTable>(
  tx: Tx,
  table: Table,
  { userId, key, hash }: { userId: string; key: string; hash: string },
): Promise<Row<Table> | undefined> => {
  const row = await tx
    // Kysely cannot infer types if the table is a parameter, so this uses the type of one table.
    .selectFrom(table as 'refunds')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (row && row.request_hash !== hash) throw new Refusal('keyReused')
  return row as unknown as Row<Table> | undefined
}
