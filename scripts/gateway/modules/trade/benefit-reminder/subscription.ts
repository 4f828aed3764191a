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

/**
 * Returns the host's message templates, and true if the next reminder is sent as a subscribe message. Empty outside of
 * a sandbox.
 */
export const subscriptionOf = async ({ db, sandbox }: Gateway, { userId, terminal }: Client) => ({
  subscribed: (await findRow(db, 'benefit_subscriptions', { user_id: userId })) !== undefined,
  templateIds: sandbox ? templatesOf(terminal, ['BENEFIT_EXPIRE']).map(({ templateId }) => templateId) : [],
})

/**
 * Throws `Refusal` notFound if the request contains an order or a bind id of another buyer. Otherwise, order and bind
 * id do not affect the permission.
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
 * Stores the host's permission for the next reminder. Uses the account's own open id. One permission covers one message
 * about all coupons that end soon, so coupons and orders are not stored.
 *
 * @returns false if the account has no open id at the host; its reminders are then sent to its phone or e-mail address
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

/** Uses up the host's permission. Returns the open id, or null without a permission. */
export const takeSubscription = async (tx: Tx, userId: string): Promise<string | null> => {
  const row = await tx
    .deleteFrom('benefit_subscriptions')
    .where('user_id', '=', userId)
    .returning('open_id')
    .executeTakeFirst()
  return row?.open_id ?? null
}
