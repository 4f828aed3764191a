import type { ItemRefund } from '../../../../../src/domain/refund/item'
import type { Row } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { serializeOrderPayment } from '../payment/order-payment-service'
import { productName } from '../payment/product-service'
import { purchaseAgreement } from '../purchase/agreement-service'
import { serializeLines } from '../purchase/price-lines-service'
import { ARRIVES_IN, serializeWays } from '../payment/refund-ways-service'
import { serializeGoods } from './quote-service'
import type { ItemInvoice, ItemOrderRow, MadeRefund } from './read-service'

/** Serializes an item order in a list (contract: api/item-order ItemOrderBrief). */
export const serializeItemOrder = (order: ItemOrderRow, lang: Language) => ({
  orderId: order.order_id,
  orderNumber: order.order_number,
  transactionId: order.transaction_id,
  bindId: order.bind_id,
  type: 'PRODUCT' as const,
  orderType: 'goods' as const,
  itemKind: order.kind,
  items:
    order.goods.length > 0
      ? serializeGoods(order.goods, lang)
      : [
          {
            ...{ itemId: order.spu_id, spuId: order.spu_id, name: order.name[lang], posterUrl: order.poster_url },
            ...{
              quantity: order.quantity,
              price: order.unit_price,
              amount: order.total,
              idArr: [],
              required: false,
              refunded: 0,
            },
          },
        ],
  ticketOrderId: order.ticket_order_id ?? '',
  isBound: order.is_bound,
  orderStatus: order.state,
  // The specification has seconds here, and milliseconds everywhere else (shell §4).
  paidDeadlineTime: Math.floor(order.reserve_until / 1000),
  payAmount: order.pay_amount,
  dueAmount: order.pay_amount + (order.ticket_pay_amount ?? 0),
  unPaidTransactionIds:
    order.state === 'UNPAID'
      ? [...(order.ticket_transaction_id === null ? [] : [order.ticket_transaction_id]), order.transaction_id]
      : [],
  payPoints: order.pay_points,
  payment: serializeOrderPayment(order, lang),
  createTime: order.created_at,
})

/** Serializes one item order (contract: api/item-order ItemOrderDetail). */
export const serializeItemOrderDetail = (
  order: ItemOrderRow,
  {
    events,
    refund,
    made,
    again,
    deliveries,
    invoice,
  }: {
    events: readonly Pick<Row<'item_order_events'>, 'state' | 'at'>[]
    refund: ItemRefund
    made: MadeRefund | null
    again: boolean
    deliveries: readonly object[]
    invoice: ItemInvoice | null
  },
  lang: Language,
) => ({
  ...serializeItemOrder(order, lang),
  priceLines: serializeLines(order.price_lines, lang),
  total: order.total,
  identity: order.identity && {
    ...{ name: order.identity.name, idType: order.identity.idType, idNo: order.identity.idNo },
  },
  payMethod: productName(order.pay_product, lang),
  payTime: order.paid_at,
  // The buyer agreed when ordering. Here the agreement is only for reading.
  agreement: { ...purchaseAgreement(lang), mustAgree: false },
  refund: {
    blockReason: refund.blockReason ?? 'NONE',
    until: refund.blockReason === null ? refund.until : null,
    amount: order.refunded_amount,
    made: made && { state: made.state, ways: serializeWays(made.parts, lang), arriveDays: ARRIVES_IN },
  },
  canBuyAgain: again,
  deliveries,
  invoice,
  progress: events.map(({ state, at }) => ({ state, time: at })),
})
