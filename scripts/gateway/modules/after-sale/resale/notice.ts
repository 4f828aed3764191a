import { type Fen, formatFen } from '../../../../../src/domain/money'
import type { Row, Tx } from '../../../core/database/database'
import { sendMessage } from '../../base/message/service'
import { sendOrderNews } from '../../base/message/subscription-service'
import { addNews } from '../../trade/order/news-entry-service'
import { texts } from './texts'

/** Kinds of notifications for the seller and the buyer of a resale ticket. */
type ReturnNotice = 'RETURN_SOLD' | 'RETURN_BOUGHT' | 'RETURN_ENDED'

/**
 * Notifies the buyer or the seller of a resale. The seller's order also gets an unread update.
 * @param amount refunded money, fen
 */
export const notifyResale = async (
  tx: Tx,
  kind: ReturnNotice,
  { order_id: orderId, user_id: userId, show_id }: Pick<Row<'orders'>, 'order_id' | 'user_id' | 'show_id'>,
  { amount, now }: { amount: Fen; now: number },
): Promise<void> => {
  const { name } = await tx.selectFrom('shows').select('name').where('show_id', '=', show_id).executeTakeFirstOrThrow()
  const content = texts.translateAll(`notice.${kind}`, (lang) => ({
    show: name[lang],
    amount: formatFen(amount, lang),
  }))
  const path = `/order/detail/${orderId}`
  const message = { userId, kind, content, path, now }
  if (kind === 'RETURN_BOUGHT') return sendMessage(tx, { ...message, channel: null, openId: null })
  await addNews(tx, orderId, kind, now)
  await sendOrderNews(tx, orderId, message)
}
