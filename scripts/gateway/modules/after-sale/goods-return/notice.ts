import type { ReturnState } from '../../../../../src/domain/goods/return'
import { fen, formatFen } from '../../../../../src/domain/money'
import type { Row, Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import { sendMessage } from '../../base/message/service'
import type { MessageKind } from '../../base/message/tables'
import { texts } from './texts'

/** States about which the buyer gets a message. The refund of a return has its own message. */
const KINDS = {
  AGREED: 'GOODS_RETURN_AGREED',
  RECEIVED: 'GOODS_RETURN_RECEIVED',
  REJECTED: 'GOODS_RETURN_REJECTED',
} as const satisfies Partial<Record<ReturnState, MessageKind>>

const isNotified = (state: ReturnState): state is keyof typeof KINDS => state in KINDS

/** Notifies the buyer of an important step of a return. */
export const notifyOfReturn = async (
  tx: Tx,
  { order_id: orderId, user_id: userId, state, amount }: Row<'goods_returns'>,
  now: number,
): Promise<void> => {
  if (!isNotified(state)) return
  const { name } = await getRow(tx, 'item_orders', { order_id: orderId })
  const content = texts.translateAll(`notice.${state}`, (lang) => ({
    item: name[lang],
    amount: formatFen(fen(amount), lang),
  }))
  const path = `/refund-order-tickets?orderId=${orderId}&orderType=goods`
  await sendMessage(tx, { userId, kind: KINDS[state], content, path, now, channel: null, openId: null })
}
