import type { OrderDetail } from '@/api/order'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { isItemOver } from '@/domain/order/item-order'
import { joinFacts } from '@/lib/join-facts'
import { goodsTexts } from '@/locales/namespaces/goods'
import { productTexts } from '@/locales/namespaces/product'
import { formatMoney } from '@/locales/format-money'
import { linkTo } from '@/router/link-to'

/** Draws the orders of goods for the tickets, and the entry to add goods. */
export function GoodsRows({ order: { orderId, goodsOrders, addsGoods } }: { order: OrderDetail }) {
  const t = useTexts(goodsTexts)
  const product = useTexts(productTexts)
  if (goodsOrders.length === 0 && !addsGoods) return null
  return (
    <ListGroup>
      {goodsOrders.map(({ orderId: goodsId, items, orderStatus, payAmount }) => (
        <ListRow
          key={goodsId}
          icon="gift"
          title={joinFacts(items.map(({ name, quantity }) => `${name} ${t('goods.count', { count: quantity })}`))}
          note={product(`product.state.${orderStatus}`)}
          value={isItemOver(orderStatus) ? '' : t('price.amount', { amount: formatMoney(payAmount) })}
          to={linkTo('product-detail', { orderId: goodsId })}
        />
      ))}
      {addsGoods && <ListRow icon="gift" title={t('goods.addTitle')} to={linkTo('add-purchase-list', { orderId })} />}
    </ListGroup>
  )
}
