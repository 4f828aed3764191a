import type { Gateway } from '../../../core/context'
import type { Db, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import { openIdOn } from '../../base/message/subscription-service'
import { templatesOf } from '../../base/message/template-service'
import { boundPayables } from '../payment/payable-service'

interface Client {
  userId: string
  /** `terminalSrc` of the request. */
  terminal: string
}

/** Returns whether the next reminder is a subscribe message, and the host's templates. Empty without a sandbox. */
export const subscriptionOf = async ({ db, sandbox }: Gateway, { userId, terminal }: Client) => ({
  subscribed: (await findRow(db, 'benefit_subscriptions', { user_id: userId })) !== undefined,
  templateIds: sandbox ? templatesOf(terminal, ['BENEFIT_EXPIRE']).map(({ templateId }) => templateId) : [],
})

/**
 * Throws `Refusal` notFound if a request names an order or a bind id that is not the buyer's. The permission does not
 * depend on them.
 */
export const requireOwnOrders = async (
  db: Db,
  userId: string,
  { itemOrderId, bindId }: { itemOrderId?: string | undefined; bindId?: string | undefined },
): Promise<void> => {
  if (itemOrderId) found(await findRow(db, 'orders', { order_id: itemOrderId, user_id: userId }))
  if (bindId) await boundPayables(db, userId, bindId)
}

/**
 * Stores the host's permission for the next reminder. The open id is the account's own. It permits one message, and
 * each message is about all benefits that end, so that neither coupons nor orders are stored.
 *
 * @returns false if the account is not known to the host: its reminders go to phone or address
 */
export const subscribe = async ({ db, clock }: Gateway, { userId, terminal }: Client): Promise<boolean> => {
  const openId = await openIdOn(db, userId, terminal)
  if (openId === null) return false
  const set = { open_id: openId, created_at: clock.now() }
  await db
    .insertInto('benefit_subscriptions')
    .values({ user_id: userId, ...set })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(set))
    .execute()
  return true
}

/** Uses up the host's permission. Returns its open id, or null. */
export const takeSubscription = async (tx: Tx, userId: string): Promise<string | null> => {
  const row = await tx
    .deleteFrom('benefit_subscriptions')
    .where('user_id', '=', userId)
    .returning('open_id')
    .executeTakeFirst()
  return row?.open_id ?? null
}
