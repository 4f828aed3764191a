import type { Gateway } from '../../../core/context'
import type { Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { openIdOn } from '../../base/message/subscription-service'
import { templatesOf } from '../../base/message/template-service'

/** Terminal code of the mini program that sends the messages. */
const HOST = 'WEIXIN_MINI'

/** Returns the templates of messages about the end of a level. Empty outside of a sandbox. */
const templateIds = ({ sandbox }: Pick<Gateway, 'sandbox'>): string[] =>
  sandbox ? templatesOf(HOST, ['BENEFIT_EXPIRE']).map(({ templateId }) => templateId) : []

/**
 * Returns the templates, and true if the next notice about the level is a subscribe message. Returns no templates for
 * other terminals, and for an account that has no open id at the host.
 */
export const subscriptionOf = async (gateway: Gateway, { userId, terminal }: { userId: string; terminal: string }) => ({
  templateIds: terminal === HOST && (await openIdOn(gateway.db, userId, HOST)) !== null ? templateIds(gateway) : [],
  subscribed: (await findRow(gateway.db, 'member_subscriptions', { user_id: userId })) !== undefined,
})

/**
 * Stores the host's permission for the next notice about the level. Uses the account's own open id.
 *
 * @param accepted templates that the buyer accepted
 * @returns false for other templates, and for an account that has no open id at the host
 */
export const subscribe = async (gateway: Gateway, userId: string, accepted: readonly string[]): Promise<boolean> => {
  const { db, clock } = gateway
  const openId = await openIdOn(db, userId, HOST)
  if (openId === null || !templateIds(gateway).some((id) => accepted.includes(id))) return false
  const set = { open_id: openId, created_at: clock.now() }
  await db
    .insertInto('member_subscriptions')
    .values({ user_id: userId, ...set })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(set))
    .execute()
  return true
}

/** Uses up the host's permission. Returns the open id, or null if there is no permission. */
export const takeSubscription = async (tx: Tx, userId: string): Promise<string | null> => {
  const row = await tx
    .deleteFrom('member_subscriptions')
    .where('user_id', '=', userId)
    .returning('open_id')
    .executeTakeFirst()
  return row?.open_id ?? null
}
