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

const KINDS = {
  SALE_REMIND: 'SALE_SOON',
  LACK_REGISTER: 'TICKETS_BACK',
  GRAB: 'GRAB_SOON',
  WAIT_LIST: 'WAIT_OFFER',
} as const satisfies Record<ReminderOccasion, MessageKind>

/** One buyer's subscription. */
export interface SubscriptionKey {
  userId: string
  occasion: NoticeOccasion
  /** Id of the show, the session, the place in line or the order. */
  target: string
}

/** How the buyer asked to be written to. */
export interface ChannelRequest {
  /** Absent: the best that the account has. */
  remindType?: NoticeChannel | undefined
  /** The client's terminal (`terminalSrc`): a subscribe message is its host's. */
  terminalSrc?: string | undefined
}

const openIdOn = async (db: Db | Tx, userId: string, terminal: string): Promise<string | null> => {
  const rows = await listRows(db, 'host_accounts', { user_id: userId, platform: terminal }, 'asked_at')
  return rows.at(-1)?.open_id ?? null
}

/** The requested channel where the account has it, else its best; both null where it has none. */
const wayOf = async (db: Db | Tx, userId: string, { remindType, terminalSrc = '' }: ChannelRequest) => {
  const own = accountChannels(await requireUser(db, userId))
  if (remindType === 'SUBSCRIBE_MESSAGE') {
    const openId = await openIdOn(db, userId, terminalSrc)
    if (openId) return { channel: remindType, open_id: openId }
  }
  return { channel: own.find((channel) => channel === remindType) ?? own[0] ?? null, open_id: null }
}

/**
 * The buyer is written to, once; the same again changes the channel alone. Of an order they may be written to once more.
 *
 * @returns the channel: the account may not have the requested one; null where it has none
 */
export const subscribe = async (
  db: Db | Tx,
  { userId, occasion, target }: SubscriptionKey,
  { showId, now, ...request }: ChannelRequest & { showId: string; now: number },
): Promise<NoticeChannel | null> => {
  const way = await wayOf(db, userId, request)
  const set = occasion === 'AFTER_SALE' ? { ...way, notified_at: null } : way
  await db
    .insertInto('subscriptions')
    .values({ user_id: userId, show_id: showId, target_id: target, kind: occasion, created_at: now, ...way })
    .onConflict((conflict) => conflict.columns(['user_id', 'target_id', 'kind']).doUpdateSet(set))
    .execute()
  return way.channel
}

/** Takes a subscription back; one that is not there changes nothing. */
export const unsubscribe = async (db: Db | Tx, { userId, occasion, target }: SubscriptionKey): Promise<void> => {
  await deleteRows(db, 'subscriptions', { user_id: userId, target_id: target, kind: occasion })
}

/** A buyer's subscriptions of the named kinds, of one show or of all. */
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

/** How many reminders a buyer has; news of orders are none. */
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
  /** The places of the occasion's text. */
  values: (lang: Language) => TextParams
  /** The storefront's page that it leads to. */
  path: string
  now: number
}

/** The way of a subscription that was not used yet; marks in the same step that it is: nobody is written to twice by one. */
const takeWay = async (tx: Tx, { userId, occasion, target }: SubscriptionKey, now: number) => {
  const unused = { user_id: userId, target_id: target, kind: occasion, notified_at: null }
  const row = await changeRow(tx, 'subscriptions', unused, { notified_at: now })
  return row && { channel: row.channel, openId: row.open_id }
}

/** Writes to one who subscribed, once. */
export const notify = async (
  tx: Tx,
  { userId, occasion, target }: SubscriptionKey & { occasion: ReminderOccasion },
  { values, path, now }: Notice,
): Promise<void> => {
  const way = await takeWay(tx, { userId, occasion, target }, now)
  if (!way) return
  const kind = KINDS[occasion]
  await sendMessage(tx, { userId, ...way, kind, content: texts.translateAll(kind, values), path, now })
}

/** Writes what became of an order: by the message that its buyer accepted for it, once; else by the best that the account has. */
export const sendOrderNews = async (
  tx: Tx,
  orderId: string,
  news: Omit<Message, 'channel' | 'openId'>,
): Promise<void> => {
  const { userId, now } = news
  const way = await takeWay(tx, { userId, occasion: 'AFTER_SALE', target: orderId }, now)
  await sendMessage(tx, { ...news, ...(way ?? { channel: null, openId: null }) })
}
