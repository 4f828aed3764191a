import { fen, formatFen } from '../../../../../src/domain/money'
import type { RefundEvent } from '../../../../../src/domain/refund/state'
import type { Row, Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import { sendMessage } from '../../base/message/service'
import { ARRIVES_IN, serializeWays } from '../../trade/payment/refund-ways-service'
import { texts } from './texts'

const NOTICES = {
  IN_PROGRESS: 'REFUND_APPLIED',
  REFUNDED: 'REFUND_DONE',
  FAILED: 'REFUND_FAILED',
  REPEATED: 'REFUND_REPEATED',
} as const satisfies Record<RefundEvent, string>

/** Notifies the buyer of a refund of items. */
export const notifyOfItems = async (
  tx: Tx,
  {
    refund_id: refundId,
    order_id: orderId,
    session_id: sessionId,
    user_id: userId,
    amount,
    state,
  }: Pick<Row<'refunds'>, 'refund_id' | 'order_id' | 'session_id' | 'user_id' | 'amount' | 'state'>,
  event: RefundEvent,
  now: number,
): Promise<void> => {
  if (sessionId !== null) return
  const kind = NOTICES[event]
  // A refund without money, or only to cash cards, is complete immediately, so one notification is sufficient.
  if (event === 'IN_PROGRESS' && state === 'REFUNDED') return
  const { name, pay_points: points } = await getRow(tx, 'item_orders', { order_id: orderId })
  const parts = await tx
    .selectFrom('refund_parts')
    .select(['product', 'amount'])
    .where('refund_id', '=', refundId)
    .orderBy('sort')
    .execute()
  const text = parts.length > 0 ? kind : points > 0 ? 'REFUND_POINTS' : 'REFUND_FREE'
  const content = texts.translateAll(`notice.${text}`, (lang) => ({
    ...{
      item: name[lang],
      points: formatFen(fen(points * 100), lang),
      amount: formatFen(fen(amount), lang),
      days: ARRIVES_IN,
    },
    method: serializeWays(parts, lang)
      .map((way) => way.method)
      .join(' / '),
  }))
  await sendMessage(tx, {
    ...{ userId, kind, content, now, channel: null, openId: null },
    path: `/order/product/${orderId}`,
  })
}
