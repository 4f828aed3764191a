import type { NoticeChannel } from '../../../../../src/domain/notice-channel'
import type { Gateway } from '../../../core/context'
import { countRows, deleteRows, findRow, listRows } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import { type ChannelRequest, channelOf } from '../../base/message/subscription-service'

/** Maximum number of reminders of goods for each buyer. */
const MOST_REMINDERS = 100

interface ReminderKey {
  userId: string
  spuId: string
  /** The variant; '' for the start of the sale. */
  skuId: string
}

const rowOf = ({ userId, spuId, skuId }: ReminderKey) => ({ user_id: userId, spu_id: spuId, sku_id: skuId })

/** Returns the reminders of a buyer, the earliest first. */
export const remindersOf = ({ db }: Gateway, userId: string) =>
  listRows(db, 'goods_reminders', { user_id: userId }, 'created_at')

/**
 * Sets a reminder. A repeated call only changes the channel. Returns the channel, or null if the account has none.
 * Throws `Refusal` notFound for unknown goods and variants of other goods, goodsReminderLimit for too many reminders.
 */
export const setReminder = async (
  { db, clock }: Gateway,
  key: ReminderKey,
  request: ChannelRequest,
): Promise<NoticeChannel | null> => {
  const { userId, spuId, skuId } = key
  if (skuId === '') found(await findRow(db, 'spus', { spu_id: spuId }))
  else found(await findRow(db, 'skus', { spu_id: spuId, sku_id: skuId }))
  const isNew = (await findRow(db, 'goods_reminders', rowOf(key))) === undefined
  if (isNew && (await countRows(db, 'goods_reminders', { user_id: userId })) >= MOST_REMINDERS)
    throw new Refusal('goodsReminderLimit', { params: { count: MOST_REMINDERS } })
  const way = await channelOf(db, userId, request)
  await db
    .insertInto('goods_reminders')
    .values({ ...rowOf(key), ...way, created_at: clock.now() })
    .onConflict((conflict) => conflict.columns(['user_id', 'spu_id', 'sku_id']).doUpdateSet(way))
    .execute()
  return way.channel
}

/** Removes a reminder, if it exists. */
export const removeReminder = async ({ db }: Gateway, key: ReminderKey): Promise<void> => {
  await deleteRows(db, 'goods_reminders', rowOf(key))
}
