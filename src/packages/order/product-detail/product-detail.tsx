import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ItemOrderDetail } from '@/api/item-order'
import { PriceLines } from '@/components/checkout/prices/price-lines'
import { SupportRow } from '@/components/contact/support-row'
import { GoodsLines } from '@/components/goods/goods-lines/goods-lines'
import { ItemInvoiceRow } from '@/components/item-order/item-invoice-row'
import { ItemSummary } from '@/components/item-order/item-summary'
import { StateHead } from '@/components/order/state-head/state-head'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { AsideColumns, PhoneOnly } from '@/components/ui/aside-columns/aside-columns'
import { Card } from '@/components/ui/card/card'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { amountKind } from '@/domain/order/state'
import { asOrderState } from '@/domain/order/item-order'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import { goodsTexts } from '@/locales/namespaces/goods'
import { goodsOrderTexts } from '@/locales/namespaces/goods-order'
import { orderTexts } from '@/locales/namespaces/order'
import { productTexts } from '@/locales/namespaces/product'
import { refundTexts } from '@/locales/namespaces/refund'
import { returnsTexts } from '@/locales/namespaces/returns'
import { withPayment } from '@/payment/with-payment'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { itemStateLabel, itemStateTone } from '../parts/item-state'
import { refundOfGoods } from '../parts/refund-facts'
import { OrderPage } from '../parts/order-page'
import { PaymentNotice } from '../parts/payment-notice/payment-notice'
import { useBackHome } from '@/components/shell/use-back-home'
import { Deliveries } from './parts/deliveries'
import { Facts } from './parts/facts'
import { ItemActions } from './parts/item-actions'
import { ItemProgress } from './parts/item-progress'
import { ProductDetailModel } from './product-detail.model'
import { doneText } from './done-text'
import { refundedHint } from './refunded-hint'
import styles from './product-detail.module.scss'

/** Screen of an item order: its state, the available actions, and all details of the purchase. */
function ProductDetail({ params: { orderId, fromPage } }: { params: RouteParams<'product-detail'> }) {
  const model = useModel((deps) => new ProductDetailModel(withPayment(deps), orderId, fromPage === 'cashier'))
  useBackHome(fromPage === 'cashier' && model.settled)
  return (
    <OrderPage
      of={model.order}
      cards={[104, 132, 156]}
      actions={model.hasActions && <ItemActions model={model} />}
      className={styles.page}
    >
      {(order) => <Detail model={model} order={order} />}
    </OrderPage>
  )
}

const Detail = observer(({ model, order }: { model: ProductDetailModel; order: ItemOrderDetail }) => {
  const t = useTexts(orderTexts)
  const product = useTexts(productTexts)
  const goods = useTexts(goodsOrderTexts)
  const prices = useTexts(checkoutTexts)('confirm.prices')
  const refund = useTexts(refundTexts)
  const label = itemStateLabel(order)
  const { state: refundState, arriveDays = 0 } = order.refund?.made ?? {}
  const hintText = ({ itemKind, ticketOrderId }: ItemOrderDetail, state: typeof label): string => {
    if (itemKind === 'GOODS' && state === 'PAID')
      return ticketOrderId ? product('product.goodsHint.PAID') : goods('goodsOrder.hint.PAID')
    const done = state === 'SUCCEEDED' ? doneText(order, product, goods) : null
    return done ?? product(`product.hint.${state}`, { count: arriveDays })
  }
  const hintOf = () => (label === 'REFUNDED' ? refundedHint(order, product) : hintText(order, label))
  const hint = refundState === 'FAILED' ? refund('refund.hint.FAILED') : hintOf()
  const sum = { sum: order.payAmount, kind: amountKind(asOrderState(order.orderStatus)) }
  const lines = <PriceLines lines={order.priceLines} total={order.total} points={order.payPoints} {...sum} />
  const { identity } = order
  return (
    <>
      <StateHead
        state={product(`product.state.${label}`)}
        tone={itemStateTone(label)}
        hint={hint}
        countdown={
          model.deadline === null ? null : { until: model.deadline, label: t('detail.left'), onEnd: model.refresh }
        }
      />
      {model.payment && <PaymentNotice payment={model.payment} className={styles.notice} />}
      <AsideColumns
        aside={
          <Card title={prices}>
            {lines}
            <ItemActions model={model} stacked />
          </Card>
        }
      >
        <View className={styles.item}>
          {order.itemKind === 'GOODS' ? (
            <GoodsLines goods={order.items} />
          ) : (
            <ItemSummary item={order.items[0]} kind={order.itemKind} level={2} />
          )}
        </View>
        {order.ticketOrderId && <TicketsRow orderId={order.ticketOrderId} />}
        <Deliveries order={order} onCopy={model.copy} />
        {order.itemKind === 'GOODS' && order.payTime !== null && <RefundsRow orderId={order.orderId} />}
        {identity && (
          <Card title={product('product.identity')}>
            <FactRow
              title={identity.name}
              value={identity.idType ? `${t(`idType.${identity.idType}`)} ${identity.idNo}` : identity.idNo}
            />
          </Card>
        )}
        <ItemProgress order={order} />
        <ItemInvoiceRow order={order} />
        <PhoneOnly>
          <Card title={prices}>{lines}</Card>
        </PhoneOnly>
        <Facts order={order} onCopy={model.copy} />
        <SupportRow />
      </AsideColumns>
    </>
  )
})

/** Draws the link to the refunds and returns of goods. */
function RefundsRow({ orderId }: { orderId: string }) {
  const t = useTexts(returnsTexts)
  return (
    <ListGroup>
      <ListRow icon="wallet" title={t('returns.title')} to={refundOfGoods(orderId)} />
    </ListGroup>
  )
}

/** Draws the link to the tickets to which the goods belong. */
function TicketsRow({ orderId }: { orderId: string }) {
  const t = useTexts(goodsTexts)
  return (
    <ListGroup>
      <ListRow icon="ticket" title={t('goods.tickets')} to={linkTo('order-detail', { orderId })} />
    </ListGroup>
  )
}

export default screen('product-detail', ProductDetail)
