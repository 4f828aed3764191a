import { fen, formatFen } from '../../../../../src/domain/money'
import type { RefundEvent } from '../../../../../src/domain/refund/state'
import type { Row, Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import { sendMessage } from '../../base/message/service'
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
    order_id: orderId,
    session_id: sessionId,
    user_id: userId,
    amount,
  }: Pick<Row<'refunds'>, 'order_id' | 'session_id' | 'user_id' | 'amount'>,
  event: RefundEvent,
  now: number,
): Promise<void> => {
  if (sessionId !== null) return
  const kind = NOTICES[event]
  const { name } = await getRow(tx, 'item_orders', { order_id: orderId })
  const content = texts.translateAll(`notice.${kind}`, (lang) => ({
    ...{ item: name[lang], amount: formatFen(fen(amount), lang) },
  }))
  await sendMessage(tx, {
    ...{ userId, kind, content, now, channel: null, openId: null },
    path: `/order/product/${orderId}`,
  })
}
