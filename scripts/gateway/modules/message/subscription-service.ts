import { accountChannels, type NoticeChannel, type NoticeOccasion } from '../../../../src/domain/notice-channel'
import type { Db, Tx } from '../../core/database/database'
import type { Language } from '../../core/localized-text'
import type { TextParams } from '../../core/texts'
import { requireUser } from '../user/account-service'
import { sendMessage } from './service'
import type { MessageKind } from './tables'
import { texts } from './texts'

const KINDS = {
  SALE_REMIND: 'SALE_SOON',
  LACK_REGISTER: 'TICKETS_BACK',
  GRAB: 'GRAB_SOON',
  WAIT_LIST: 'WAIT_OFFER',
} as const satisfies Record<NoticeOccasion, MessageKind>

/** One buyer's subscription. */
export interface SubscriptionKey {
  userId: string
  occasion: NoticeOccasion
  /** Id of the show, the session or the place in line. */
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
  const row = await db
    .selectFrom('host_accounts')
    .select('open_id')
    .where('user_id', '=', userId)
    .where('platform', '=', terminal)
    .orderBy('asked_at', 'desc')
    .executeTakeFirst()
  return row?.open_id ?? null
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
 * The buyer is written to, once; the same again changes the channel alone.
 *
 * @returns the channel: the account may not have the requested one; null where it has none
 */
export const subscribe = async (
  db: Db | Tx,
  { userId, occasion, target }: SubscriptionKey,
  { showId, now, ...request }: ChannelRequest & { showId: string; now: number },
): Promise<NoticeChannel | null> => {
  const way = await wayOf(db, userId, request)
  await db
    .insertInto('subscriptions')
    .values({ user_id: userId, show_id: showId, target_id: target, kind: occasion, created_at: now, ...way })
    .onConflict((conflict) => conflict.columns(['user_id', 'target_id', 'kind']).doUpdateSet(way))
    .execute()
  return way.channel
}

/** Takes a subscription back; one that is not there changes nothing. */
export const unsubscribe = async (db: Db | Tx, { userId, occasion, target }: SubscriptionKey): Promise<void> => {
  await db
    .deleteFrom('subscriptions')
    .where('user_id', '=', userId)
    .where('target_id', '=', target)
    .where('kind', '=', occasion)
    .execute()
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

interface Notice {
  /** The places of the occasion's text. */
  values: (lang: Language) => TextParams
  /** The storefront's page that it leads to. */
  path: string
  now: number
}

/** Writes to one who subscribed, and marks in the same step that it was done: nobody is written to twice. */
export const notify = async (tx: Tx, { userId, occasion, target }: SubscriptionKey, notice: Notice): Promise<void> => {
  const { values, path, now } = notice
  const marked = await tx
    .updateTable('subscriptions')
    .set({ notified_at: now })
    .where('user_id', '=', userId)
    .where('target_id', '=', target)
    .where('kind', '=', occasion)
    .where('notified_at', 'is', null)
    .returning(['channel', 'open_id'])
    .executeTakeFirst()
  if (!marked) return
  const { channel, open_id: openId } = marked
  const kind = KINDS[occasion]
  await sendMessage(tx, { userId, channel, openId, kind, content: texts.translateAll(kind, values), path, now })
}
