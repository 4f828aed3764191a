import { type Fen, fen, formatFen } from '../../../../../src/domain/money'
import type { RefundEvent } from '../../../../../src/domain/refund/state'
import type { Row, Tx } from '../../../core/database/database'
import { sendMessage } from '../../base/message/service'
import { sendOrderNews } from '../../base/message/subscription-service'
import { addNews } from '../../trade/order/news-entry-service'
import { texts } from './texts'

/** Kinds of notifications about a refund. */
export type RefundNotice = 'REFUND_APPLIED' | 'REFUND_DONE' | 'REFUND_FAILED' | 'REFUND_REPEATED'

const NOTICES: Record<RefundEvent, RefundNotice> = {
  IN_PROGRESS: 'REFUND_APPLIED',
  REFUNDED: 'REFUND_DONE',
  FAILED: 'REFUND_FAILED',
  REPEATED: 'REFUND_REPEATED',
}

/**
 * Notifies the buyer of a refund. The confirmation of the request uses the account's best channel. The result is sent
 * as an order update.
 */
export const notifyRefund = async (
  tx: Tx,
  kind: RefundNotice,
  { orderId, userId, amount, now }: { orderId: string; userId: string; amount: Fen; now: number },
): Promise<void> => {
  const { name } = await tx
    .selectFrom('orders as o')
    .innerJoin('shows as s', 's.show_id', 'o.show_id')
    .select('s.name')
    .where('o.order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const content = texts.translateAll(`notice.${amount > 0 ? kind : 'REFUND_FREE'}`, (lang) => ({
    show: name[lang],
    amount: formatFen(amount, lang),
  }))
  const path = `/refund-order-tickets?orderId=${orderId}`
  const message = { userId, kind, content, path, now }
  // The buyer made this request, so the notification does not use up the single subscribe message that the buyer has
  // allowed.
  if (kind === 'REFUND_APPLIED') return sendMessage(tx, { ...message, channel: null, openId: null })
  if (kind !== 'REFUND_REPEATED') await addNews(tx, orderId, kind, now)
  await sendOrderNews(tx, orderId, message)
}

/**
 * Notifies the buyer about a refund of tickets. For rebookings and resales it only notifies about the money, because
 * rebookings and resales send notifications themselves.
 */
export const notifyOfEvent = async (
  tx: Tx,
  {
    order_id: orderId,
    user_id: userId,
    amount,
    kind,
    session_id: sessionId,
    state,
  }: Pick<Row<'refunds'>, 'order_id' | 'session_id' | 'user_id' | 'amount' | 'kind' | 'state'>,
  event: RefundEvent,
  at: number,
): Promise<void> => {
  // Item refunds have a separate notification.
  if (sessionId === null) return
  if (kind !== 'REFUND' && (event === 'IN_PROGRESS' || amount === 0)) return
  // A refund without money, or only to cash cards, ends at once, and one notice is enough.
  if (event === 'IN_PROGRESS' && state === 'REFUNDED') return
  await notifyRefund(tx, NOTICES[event], { orderId, userId, amount: fen(amount), now: at })
}
