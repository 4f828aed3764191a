import { findRow } from '../../../core/database/rows'
import type { NoticeChannel } from '../../../../../src/domain/notice-channel'
import type { Gateway } from '../../../core/context'
import { found } from '../../../core/envelope'
import { type ChannelRequest, subscribe } from './subscription-service'

/**
 * Selects the channel for the next notification of an order. Throws `Refusal`: notFound for another buyer's order.
 * @returns the requested channel if the account has it, else the account's best channel, or null if the account has no
 * channel
 */
export const chooseOrderNotice = async (
  { db, clock }: Gateway,
  userId: string,
  { orderId, ...request }: ChannelRequest & { orderId: string },
): Promise<NoticeChannel | null> => {
  const order = await findRow(db, 'orders', { order_id: orderId, user_id: userId })
  const { show_id: showId } = found(order)
  const key = { userId, occasion: 'AFTER_SALE', target: orderId } as const
  return subscribe(db, key, { ...request, showId, now: clock.now() })
}
