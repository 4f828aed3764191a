import { asOrderState } from '../../../../../src/domain/order/item-order'
import type { Language } from '../../../core/localized-text'
import { serializeOrderPayment } from '../payment/order-payment-service'
import type { ItemOrderRow } from './read-service'

/** Serializes an item order for a card on the home screen (contract: api/recent-order RecentOrder). */
export const serializeItemsOnHome = (order: ItemOrderRow, lang: Language) => ({
  orderId: order.order_id,
  transactionId: order.transaction_id,
  orderType: 'goods' as const,
  firstShowName: order.name[lang],
  crossShow: false,
  childCount: 0,
  displayPosterURL: order.poster_url,
  posterColor: '',
  orderState: asOrderState(order.state),
  payment: serializeOrderPayment(order, lang),
  news: null,
  createTime: order.created_at,
  reserveTime: order.state === 'UNPAID' ? order.reserve_until : null,
  orderOperations: [],
})
