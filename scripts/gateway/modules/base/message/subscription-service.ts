import {
  accountChannels,
  type NoticeChannel,
  type NoticeOccasion,
  type ReminderOccasion,
} from '../../../../../src/domain/notice-channel'
import type { Db, Tx } from '../../../core/database/database'
import { changeRow, deleteRows, listRows } from '../../../core/database/rows'
import type { Language } from '../../../core/localized-text'
import type { TextParams } from '../../../core/texts'
import { requireUser } from '../user/account-service'
import { type Message, sendMessage } from './service'
import type { MessageKind } from './tables'
import { texts } from './texts'

/** Occasions of rows in `subscriptions`. Reminders of goods have their own table. */
type SubscribedOccasion = Exclude<ReminderOccasion, 'GOODS_BACK'>

const KINDS = {
  SALE_REMIND: 'SALE_SOON',
  LACK_REGISTER: 'TICKETS_BACK',
  GRAB: 'GRAB_SOON',
  WAIT_LIST: 'WAIT_OFFER',
} as const satisfies Record<SubscribedOccasion, MessageKind>

/** Identifies a subscription of a buyer. */
export interface SubscriptionKey {
  userId: string
  occasion: NoticeOccasion
  /** Id of the show, the session, the waitlist position or the order. */
  target: string
}

export interface ChannelRequest {
  /** Requested channel; absent for the account's best channel. */
  remindType?: NoticeChannel | undefined
  /** Terminal code of the client (`terminalSrc`). A subscribe message belongs to one host. */
  terminalSrc?: string | undefined
}

/** Returns the open id of an account on a terminal's host, or null. */
export const openIdOn = async (db: Db | Tx, userId: string, terminal: string): Promise<string | null> => {
  const rows = await listRows(db, 'host_accounts', { user_id: userId, platform: terminal }, 'asked_at')
  return rows.at(-1)?.open_id ?? null
}

/** Returns the requested channel if the account has it, else the account's best channel, or null if it has none. */
export const channelOf = async (db: Db | Tx, userId: string, { remindType, terminalSrc = '' }: ChannelRequest) => {
  const own = accountChannels(await requireUser(db, userId))
  if (remindType === 'SUBSCRIBE_MESSAGE') {
    const openId = await openIdOn(db, userId, terminalSrc)
    if (openId) return { channel: remindType, open_id: openId }
  }
  return { channel: own.find((channel) => channel === remindType) ?? own[0] ?? null, open_id: null }
}

/**
 * Subscribes a buyer to one notification. A repeated call only changes the channel. Reactivates a used subscription of
 * an order.
 * @returns the requested channel if the account has it, else the account's best channel, or null if the account has no
 * channel
 */
export const subscribe = async (
  db: Db | Tx,
  { userId, occasion, target }: SubscriptionKey,
  { showId, now, ...request }: ChannelRequest & { showId: string; now: number },
): Promise<NoticeChannel | null> => {
  const way = await channelOf(db, userId, request)
  const set = occasion === 'AFTER_SALE' ? { ...way, notified_at: null } : way
  await db
    .insertInto('subscriptions')
    .values({ user_id: userId, show_id: showId, target_id: target, kind: occasion, created_at: now, ...way })
    .onConflict((conflict) => conflict.columns(['user_id', 'target_id', 'kind']).doUpdateSet(set))
    .execute()
  return way.channel
}

/** Removes a subscription, if it exists. */
export const unsubscribe = async (db: Db | Tx, { userId, occasion, target }: SubscriptionKey): Promise<void> => {
  await deleteRows(db, 'subscriptions', { user_id: userId, target_id: target, kind: occasion })
}

/** Returns a buyer's subscriptions of the named kinds, of one show or of all. */
export const subscriptionsOf = (
  db: Db | Tx,
  userId: string,
  { occasions, showId }: { occasions: readonly NoticeOccasion[]; showId?: string },
) =>
  db
    .selectFrom('subscriptions')
    .select(['show_id', 'target_id', 'kind', 'channel'])
    .where('user_id', '=', userId)
    .where('kind', 'in', occasions)
    .$if(showId !== undefined, (query) => query.where('show_id', '=', showId ?? ''))
    .orderBy('show_id')
    .orderBy('target_id')
    .execute()

/** Counts a buyer's reminders. Notifications of orders do not count. */
export const remindersOf = async (db: Db | Tx, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('subscriptions')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '<>', 'AFTER_SALE')
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface Notice {
  /** Returns the parameters of the notification's text in a language. */
  values: (lang: Language) => TextParams
  /** Path of the storefront's page that the notification opens. */
  path: string
  now: number
}

/** Returns the channel of an unused subscription and marks it as used, so that it sends only one notification. */
const takeWay = async (tx: Tx, { userId, occasion, target }: SubscriptionKey, now: number) => {
  const unused = { user_id: userId, target_id: target, kind: occasion, notified_at: null }
  const row = await changeRow(tx, 'subscriptions', unused, { notified_at: now })
  return row && { channel: row.channel, openId: row.open_id }
}

/** Notifies a subscriber. A subscription sends only one notification. */
export const notify = async (
  tx: Tx,
  { userId, occasion, target }: SubscriptionKey & { occasion: SubscribedOccasion },
  { values, path, now }: Notice,
): Promise<void> => {
  const way = await takeWay(tx, { userId, occasion, target }, now)
  if (!way) return
  const kind = KINDS[occasion]
  await sendMessage(tx, { userId, ...way, kind, content: texts.translateAll(kind, values), path, now })
}

/**
 * Notifies a buyer that an order has changed. Uses an allowed subscribe message once, otherwise the account's best
 * channel.
 */
export const sendOrderNews = async (
  tx: Tx,
  orderId: string,
  news: Omit<Message, 'channel' | 'openId'>,
): Promise<void> => {
  const { userId, now } = news
  const way = await takeWay(tx, { userId, occasion: 'AFTER_SALE', target: orderId }, now)
  await sendMessage(tx, { ...news, ...(way ?? { channel: null, openId: null }) })
}
