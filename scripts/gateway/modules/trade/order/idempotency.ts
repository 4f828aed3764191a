import type { CodeName } from '../../../core/codes'
import type { Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { json } from '../../../core/database/json'
import { Refusal } from '../../../core/envelope'
import { rowOfKey } from '../../../core/idempotency'
import { serializeCreatedOrder } from './created-service'

/**
 * Time that a refusal is repeated for its request's key: covers resends and the retry of a lost answer. Later it is a
 * new attempt, and tickets may be available.
 */
const REFUSAL_TTL = 60_000

interface Keyed {
  userId: string
  key: string
  hash: string
  now: number
}

/**
 * What this key was answered first: the created order, a refusal (thrown), or undefined for a new key. An order of the same
 * contents that waits to be paid is the answer to any key: the buyer's other device made it, or a device that lost its key.
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

/** Keeps a refusal for the repeats of its request. */
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
