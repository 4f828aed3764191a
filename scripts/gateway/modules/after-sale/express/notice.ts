import type { ParcelStep } from '../../../../../src/domain/express/parcel'
import type { Row, Tx } from '../../../core/database/database'
import { sendOrderNews } from '../../base/message/subscription-service'
import type { MessageKind } from '../../base/message/tables'
import { addNews, isNews } from '../../trade/order/news-entry-service'
import { isInTime } from '../../trade/order/express-rule-service'
import { texts } from './texts'

const KINDS = {
  PICKED_UP: 'EXPRESS_SENT',
  OUT: 'EXPRESS_OUT',
  SIGNED: 'EXPRESS_SIGNED',
  RETURNED: 'EXPRESS_RETURNED',
} as const satisfies Partial<Record<ParcelStep, MessageKind>>

const isNotified = (step: ParcelStep): step is keyof typeof KINDS => step in KINDS

/**
 * Notifies the buyer of important parcel steps. Sends nothing about void tickets on their way back, because the
 * notification of the refund covers them.
 */
export const notifyOfParcel = async (tx: Tx, order: Row<'orders'>, step: ParcelStep, now: number): Promise<void> => {
  if (!isNotified(step) || order.refunded_count >= order.ticket_count) return
  const { name, express, ...session } = await tx
    .selectFrom('orders as o')
    .innerJoin('shows as s', 's.show_id', 'o.show_id')
    .innerJoin('sessions as n', 'n.session_id', 'o.session_id')
    .select(['s.name', 'o.express', 'n.show_time', 'n.permanent'])
    .where('o.order_id', '=', order.order_id)
    .executeTakeFirstOrThrow()
  const kind = KINDS[step]
  if (isNews(kind)) await addNews(tx, order.order_id, kind, now)
  const tooLate = kind === 'EXPRESS_RETURNED' && !isInTime(session, now)
  const content = texts.translateAll(tooLate ? 'notice.tooLate' : `notice.${kind}`, (lang) => ({
    show: name[lang],
    company: express?.name[lang] ?? '',
    no: express?.no ?? '',
  }))
  const path = `/express?orderId=${order.order_id}`
  await sendOrderNews(tx, order.order_id, { userId: order.user_id, kind, content, path, now })
}
