import { createHash } from 'node:crypto'
import type { Columns } from './database/columns'
import type { Row, Tx } from './database/database'
import { Refusal } from './envelope'

/** Tables with rows that are created once for a key of their buyer. */
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

/** Digests a request without its key. */
export const requestHash = <Request extends { idempotencyKey: string }>({
  idempotencyKey: _,
  ...contents
}: Request): string => createHash('sha256').update(canonical(contents)).digest('hex')

/**
 * Finds the row of an earlier request with this key; undefined for a new key.
 * @param hash of the request, by `requestHash`
 * @throws Refusal keyReused for the key of another request
 */
export const rowOfKey = async <Table extends KeyedTable>(
  tx: Tx,
  table: Table,
  { userId, key, hash }: { userId: string; key: string; hash: string },
): Promise<Row<Table> | undefined> => {
  const row = await tx
    // Kysely cannot type a table that is a parameter.
    .selectFrom(table as 'refunds')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (row && row.request_hash !== hash) throw new Refusal('keyReused')
  return row as unknown as Row<Table> | undefined
}
