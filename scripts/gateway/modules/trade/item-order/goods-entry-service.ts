import type { Row } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { serializeGoods } from './quote-service'

/** Serializes an order of goods on the screen of its tickets (contract: api/order GoodsOrder). */
export const serializeGoodsOrder = (order: Row<'item_orders'>, lang: Language) => ({
  orderId: order.order_id,
  orderStatus: order.state,
  items: serializeGoods(order.goods, lang),
  payAmount: order.pay_amount,
  isBound: order.is_bound,
})
