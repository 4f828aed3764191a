import { sql } from 'kysely'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Gateway } from '../../../core/context'
import { json } from '../../../core/database/json'
import { found } from '../../../core/envelope'
import { newId } from '../../../core/ids'

/** Time for which a fingerprint is stored, in ms. */
const RETENTION = 30 * 24 * 60 * 60_000
/** Time during which items can be added to a fingerprint, in ms. */
const OPEN = 60_000

const Item = Type.Object({
  name: Type.Union(['device', 'canvas', 'audio', 'webrtc', 'location'].map((name) => Type.Literal(name))),
  value: Type.String({ pattern: '^([a-f0-9]{14}|-?\\d{1,2}\\.\\d,-?\\d{1,3}\\.\\d)$' }),
})
const First = Type.Object({ items: Type.Array(Item, { maxItems: 5 }) })

/** Decrypts a sealed text. Returns null for an invalid text. */
const opened = <Schema extends typeof Item | typeof First>({ tracking }: Gateway, schema: Schema, data: string) => {
  try {
    const value: unknown = JSON.parse(tracking.keys.open(data))
    return Value.Check(schema, value) ? value : null
  } catch {
    return null
  }
}

/**
 * Stores the first items of a fingerprint.
 * @returns token of the fingerprint, or null for unreadable data
 */
export const storeFingerprint = async (gateway: Gateway, userId: string, data: string): Promise<string | null> => {
  const { db, clock } = gateway
  const first = opened(gateway, First, data)
  if (!first) return null
  const now = clock.now()
  const items = Object.fromEntries(first.items.map(({ name, value }) => [name, value]))
  const token = newId('F')
  await db
    .insertInto('fingerprints')
    .values({ token, user_id: userId, items: json(items), collected_at: now })
    .execute()
  await db
    .deleteFrom('fingerprints')
    .where('collected_at', '<', now - RETENTION)
    .execute()
  return token
}

/**
 * Adds an item to a fingerprint. Throws `Refusal` notFound if the token is expired or belongs to another buyer.
 * @returns true if the item was readable
 */
export const addItem = async (gateway: Gateway, userId: string, token: string, data: string): Promise<boolean> => {
  const { db, clock } = gateway
  const item = opened(gateway, Item, data)
  if (!item) return false
  const row = await db
    .updateTable('fingerprints')
    .set({ items: sql<Record<string, string>>`items || ${json({ [item.name]: item.value })}` })
    .where('token', '=', token)
    .where('user_id', '=', userId)
    .where('collected_at', '>', clock.now() - OPEN)
    .returning('token')
    .executeTakeFirst()
  found(row)
  return true
}
