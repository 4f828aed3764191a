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
 * Time for which a request with the same key gets the same refusal again, ms. It covers resent requests and retries
 * after a lost response. Later requests are new attempts, because stock may be available.
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
 * Returns the order that was created with this key, else an unpaid order with the same contents, else undefined.
 * Another device of the buyer may have created such an unpaid order, or the device may have lost its key. Throws the
 * stored `Refusal` of the key, if it is recent.
 */
const storedOrder = async <Table extends OrderTable>(
  tx: Tx,
  { table, userId, key, hash, now }: Keyed & { table: Table },
): Promise<Row<Table> | undefined> => {
  const order = await rowOfKey(tx, table, { userId, key, hash })
  if (order) return order
  const unpaid = await tx
    // Kysely cannot infer types if the table is a parameter, so this uses the type of one table.
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

/** Stores a refusal, so that repeated requests get it again. */
const storeRefusal = async (tx: Tx, { userId, key, hash, now }: Keyed, { code, facts }: Refusal): Promise<void> => {
  const row = { request_hash: hash, code, facts: json(facts as Record<string, unknown>), at: now }
  await tx
    .insertInto('order_refusals')
    .values({ user_id: userId, idempotency_key: key, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doUpdateSet(row))
    .execute()
}

/**
 * Creates an order, or returns the existing order for a known key. Locks the buyer's row, so that the buyer's orders
 * are created one after another. Repeated requests, purchase limits and coupons depend on this.
 * @param place inserts the order; if it throws a `Refusal`, repeated requests with the same key get it again
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
