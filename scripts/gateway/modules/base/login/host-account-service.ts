import { createHash } from 'node:crypto'
import type { Clock } from '../../../core/clock'
import type { Db } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'

const PHONE = /^phone_(1\d{10})-\d+$/

/**
 * Returns the person of a host's login code. In the simulated host, `alice-1` and `alice-2` are two codes of one
 * person.
 */
export const personOf = (code: string): string => code.replace(/-[^-]*$/, '')

/**
 * Returns the open id of a person on a platform. The id is always the same on one platform, and differs between
 * platforms.
 */
export const openIdOfPerson = (platform: string, person: string): string =>
  `o${createHash('sha256').update(`${platform} ${person}`).digest('base64url').replace(/[-_]/g, 'x').slice(0, 27)}`

/** Returns the phone number in a simulated code, or null if it contains none. */
export const phoneIn = (code: string): string | null => PHONE.exec(code)?.[1] ?? null

/**
 * Returns the code that a host has sent. Alipay sends the code inside a response, `{"response":"…","sign":"…"}`. Other
 * hosts send the code itself.
 */
export const unwrapped = (text: string): string => {
  try {
    const { response } = JSON.parse(text) as { response?: unknown }
    return typeof response === 'string' ? response : text
  } catch {
    return text
  }
}

/** Uses up a host's login code. Throws `Refusal` hostCodeUsed. */
export const redeemHostCode = async (
  db: Db,
  clock: Clock,
  used: { kind: 'login' | 'phone'; platform: string; code: string },
): Promise<void> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_host_codes')
    .values({ ...used, used_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (Number(numInsertedOrUpdatedRows) === 0) throw new Refusal('hostCodeUsed')
}

/**
 * Stores that an open id was seen.
 * @returns id of its account, or null if it is not bound
 */
export const recordOpenId = async (db: Db, clock: Clock, platform: string, openId: string): Promise<string | null> => {
  const row = await db
    .insertInto('host_accounts')
    .values({ platform, open_id: openId, user_id: null, asked_at: clock.now() })
    .onConflict((conflict) => conflict.columns(['platform', 'open_id']).doUpdateSet({ asked_at: clock.now() }))
    .returning('user_id')
    .executeTakeFirstOrThrow()
  return row.user_id
}

/**
 * Binds an open id to an account, even if it was bound to another one. The most recently verified phone determines the
 * account.
 */
export const bindOpenId = async (db: Db, platform: string, openId: string, userId: string): Promise<void> => {
  await db
    .updateTable('host_accounts')
    .set({ user_id: userId })
    .where('platform', '=', platform)
    .where('open_id', '=', openId)
    .execute()
}
