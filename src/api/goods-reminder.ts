import * as v from 'valibot'
import type { NoticeChannel } from '@/domain/notice-channel'
import { del, get, type NoParams, put } from '@/request/call'
import { remindType } from './message'
import * as w from './wire'

/** A variant of goods; '' for the start of the sale of the goods. */
export interface RemindedGoods {
  /** Id of the goods (spuId). */
  id: string
  skuId: string
}

const path = 'user/buyer/v3/spus/{id}/back_in_stock'

const reminders = v.object({
  reminders: w.list(v.object({ spuId: v.pipe(v.string(), v.nonEmpty()), skuId: w.text(), remindType })),
})
/** The buyer's reminders of goods, with their channels. `skuId` is '' for the start of a sale. */
export type GoodsReminderList = v.InferOutput<typeof reminders>

/** Returns the buyer's reminders of goods. The path is not in the specification. */
export const goodsReminders = get<NoParams, GoodsReminderList>('user/buyer/v3/spus/back_in_stock', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(reminders),
})

/**
 * Sets a reminder of a variant that is back in stock, or of the start of a sale. A repeated call only changes the
 * channel. Returns the channel of the account. The path is not in the specification.
 */
export const setGoodsReminder = put<
  RemindedGoods & { remindType?: NoticeChannel | undefined },
  { remindType: NoticeChannel | null }
>(path, { auth: 'buyer', importance: 'high', read: w.reader(v.object({ remindType })) })

/** Removes a reminder; does nothing if it does not exist. The path is not in the specification. */
export const removeGoodsReminder = del<RemindedGoods, void>(path, {
  auth: 'buyer',
  importance: 'high',
  // Some hosts send no body with DELETE.
  query: ['skuId'],
  read: w.nothing,
})
