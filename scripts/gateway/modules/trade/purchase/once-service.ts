import { sql } from 'kysely'
import type { Db, Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { findRow } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import { requestHash, rowOfKey } from '../../../core/idempotency'
import { lockBuyer } from '../../base/user/account-service'

/** Tables of orders. */
type OrderTable = 'orders' | 'item_orders'

/**
 * Time that a refusal is repeated for its request's key, ms. It covers resent requests and retries after a lost
 * response. Later requests are new attempts, because stock may be available.
 */
const REFUSAL_TTL = 60_000

interface Keyed {
  table: OrderTable
  userId: string
  key: string
  hash: string
  now: number
}

/**
 * Returns the order of an earlier request, or undefined for a new one. An unpaid order with the same contents answers
 * any key: another device of the buyer created it, or the device lost its key. Throws the `Refusal` of the key.
 */
const storedOrder = async <Table extends OrderTable>(
  tx: Tx,
  { table, userId, key, hash, now }: Keyed & { table: Table },
): Promise<Row<Table> | undefined> => {
  const order = await rowOfKey(tx, table, { userId, key, hash })
  if (order) return order
  const unpaid = await tx
    // Kysely cannot type a table that is a parameter.
    .selectFrom(table as 'orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('request_hash', '=', hash)
    .where('state', '=', 'UNPAID')
    .where('reserve_until', '>', now)
    .executeTakeFirst()
  if (unpaid) return unpaid as Row<Table>
  const refusal = await findRow(tx, 'order_refusals', { user_id: userId, idempotency_key: key })
  if (refusal && refusal.request_hash === hash && now - refusal.at < REFUSAL_TTL)
    throw new Refusal(refusal.code, refusal.facts)
  return undefined
}

/** Stores a refusal for repeats of its request. */
const storeRefusal = async (tx: Tx, { userId, key, hash, now }: Keyed, { code, facts }: Refusal): Promise<void> => {
  const row = { request_hash: hash, code, facts: json(facts as Record<string, unknown>), at: now }
  await tx
    .insertInto('order_refusals')
    .values({ user_id: userId, idempotency_key: key, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doUpdateSet(row))
    .execute()
}

/**
 * Creates an order once. Returns the first order again for a known key. One buyer's orders are created sequentially
 * (their row is locked), for repeats, purchase limits and coupons.
 * @param place inserts the order; a `Refusal` that it throws is repeated for the same key
 * @param now epoch ms
 */
export const orderOnce = async <Table extends OrderTable>(
  db: Db,
  { table, userId, request, now }: { table: Table; userId: string; request: { idempotencyKey: string }; now: number },
  place: (tx: Tx, once: { key: string; hash: string }) => Promise<Row<Table>>,
): Promise<Row<Table>> => {
  const once = { key: request.idempotencyKey, hash: requestHash(request) }
  const keyed = { table, userId, now, ...once }
  const outcome = await db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const first = await storedOrder(tx, keyed)
    if (first) return first
    await sql`savepoint before_order`.execute(tx)
    try {
      return await place(tx, once)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await sql`rollback to savepoint before_order`.execute(tx)
      await storeRefusal(tx, keyed, error)
      return error
    }
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}
