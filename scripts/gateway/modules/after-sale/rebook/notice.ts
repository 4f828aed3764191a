import type { Row, Tx } from '../../../core/database/database'
import { sendOrderNews } from '../../base/message/subscription-service'
import { addNews } from '../../trade/order/news-entry-service'
import { sessionName } from '../../catalogue/show/date-service'
import { texts } from './texts'

/**
 * Notifies the buyer that the new tickets are valid, and adds an unread update to the new order. Uses the message that
 * the buyer allowed for the original order.
 */
export const notifyRebooked = async (
  tx: Tx,
  { order_id: orderId, rebook_of: before, user_id: userId, session_id: sessionId }: Row<'orders'>,
  now: number,
): Promise<void> => {
  const row = await tx
    .selectFrom('sessions as n')
    .innerJoin('shows as s', 's.show_id', 'n.show_id')
    .select(['s.name', 's.utc_offset', 'n.show_time', 'n.permanent'])
    .where('n.session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  const content = texts.translateAll('notice.REBOOK_DONE', (lang) => ({
    show: row.name[lang],
    session: sessionName(lang, row.show_time, row.utc_offset, row.permanent),
  }))
  const path = `/order/detail/${orderId}`
  await addNews(tx, orderId, 'REBOOK_DONE', now)
  await sendOrderNews(tx, before ?? orderId, { userId, kind: 'REBOOK_DONE', content, path, now })
}
