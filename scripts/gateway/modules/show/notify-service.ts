import type { Db } from '../../core/database/database'
import { sendMessage } from '../message/service'

type Message = Omit<Parameters<typeof sendMessage>[1], 'userId' | 'now'>

/** What somebody asked to be told of. */
interface Subscription {
  userId: string
  target: string
  kind: 'SALE_REMIND' | 'LACK_REGISTER'
}

/** Writes to who subscribed, and marks it in the same step: nobody is written to twice. */
export const notifyOnce = (db: Db, { userId, target, kind }: Subscription, message: Message, now: number) =>
  db.transaction().execute(async (tx) => {
    const marked = await tx
      .updateTable('subscriptions')
      .set({ notified_at: now })
      .where('user_id', '=', userId)
      .where('target_id', '=', target)
      .where('kind', '=', kind)
      .where('notified_at', 'is', null)
      .executeTakeFirst()
    if (Number(marked.numUpdatedRows) === 1) await sendMessage(tx, { userId, ...message, now })
  })
