import type { Db } from '../../core/database/database'
import { type Message, sendOnce } from '../message/service'

/** What somebody asked to be told of. */
interface Subscription {
  target: string
  kind: 'SALE_REMIND' | 'LACK_REGISTER'
}

/** Writes to who subscribed, once. */
export const notifyOnce = (db: Db, { target, kind }: Subscription, message: Message): Promise<void> =>
  sendOnce(
    db,
    (tx) =>
      tx
        .updateTable('subscriptions')
        .set({ notified_at: message.now })
        .where('user_id', '=', message.userId)
        .where('target_id', '=', target)
        .where('kind', '=', kind)
        .where('notified_at', 'is', null)
        .executeTakeFirst(),
    message,
  )
