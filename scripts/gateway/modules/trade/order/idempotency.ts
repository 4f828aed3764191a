import type { CodeName } from '../../../core/codes'
import type { Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { json } from '../../../core/database/json'
import { Refusal } from '../../../core/envelope'
import { rowOfKey } from '../../../core/idempotency'
import { serializeCreatedOrder } from './created-service'

/**
 * Time that a refusal is repeated for its request's key, ms. It covers resent requests and retries after a lost
 * response. Later requests are new attempts, because tickets may be available.
 */
const REFUSAL_TTL = 60_000

interface Keyed {
  userId: string
  key: string
  hash: string
  now: number
}

/**
 * Returns the first response to this key: the created order, a refusal (thrown), or undefined for a new key. An unpaid
 * order with the same contents answers any key: another device of the buyer created it, or the device lost its key.
 */
export const storedAnswer = async (tx: Tx, { userId, key, hash, now }: Keyed) => {
  const order = await rowOfKey(tx, 'orders', { userId, key, hash })
  if (order) return serializeCreatedOrder(order)
  const unpaid = await tx
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('request_hash', '=', hash)
    .where('state', '=', 'UNPAID')
    .where('reserve_until', '>', now)
    .executeTakeFirst()
  if (unpaid) return serializeCreatedOrder(unpaid)
  const refusal = await findRow(tx, 'order_refusals', { user_id: userId, idempotency_key: key })
  if (refusal && refusal.request_hash === hash && now - refusal.at < REFUSAL_TTL)
    throw new Refusal(refusal.code as CodeName, refusal.facts)
  return undefined
}

/** Stores a refusal for repeats of its request. */
export const storeRefusal = async (
  tx: Tx,
  { userId, key, hash, now }: Keyed,
  { code, facts }: Refusal,
): Promise<void> => {
  const row = { request_hash: hash, code, facts: json(facts as Record<string, unknown>), at: now }
  await tx
    .insertInto('order_refusals')
    .values({ user_id: userId, idempotency_key: key, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doUpdateSet(row))
    .execute()
}
