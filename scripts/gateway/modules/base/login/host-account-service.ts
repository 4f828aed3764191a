import { createHash } from 'node:crypto'
import type { Clock } from '../../../core/clock'
import type { Db } from '../../../core/database/database'
import { Refusal } from '../../../core/envelope'

const PHONE = /^phone_(1\d{10})-\d+$/

/** Returns the account of a login code. In the host's fake, `alice-1` and `alice-2` are codes of one person. */
export const personOf = (code: string): string => code.replace(/-[^-]*$/, '')

/** Returns the open id of a person on a platform: the same each time, and another one on each platform. */
export const openIdOfPerson = (platform: string, person: string): string =>
  `o${createHash('sha256').update(`${platform} ${person}`).digest('base64url').replace(/[-_]/g, 'x').slice(0, 27)}`

/** Returns the phone that a code names; null when it names none. */
export const phoneIn = (code: string): string | null => PHONE.exec(code)?.[1] ?? null

/** Alipay gives the code inside its answer: `{"response":"…","sign":"…"}`. Anything else is the code itself. */
export const unwrapped = (text: string): string => {
  try {
    const { response } = JSON.parse(text) as { response?: unknown }
    return typeof response === 'string' ? response : text
  } catch {
    return text
  }
}

/** Takes a host's code, which is good once. Throws `Refusal` hostCodeUsed. */
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
 * Records that an open id was requested.
 * @returns its account, null before it is bound
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

/** The open id belongs to this account from now on: the phone proven last decides. */
export const bindOpenId = async (db: Db, platform: string, openId: string, userId: string): Promise<void> => {
  await db
    .updateTable('host_accounts')
    .set({ user_id: userId })
    .where('platform', '=', platform)
    .where('open_id', '=', openId)
    .execute()
}
