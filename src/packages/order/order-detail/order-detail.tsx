import { observer } from 'mobx-react'
import type { OrderDetail as Order } from '@/api/order'
import { SupportRow } from '@/components/contact/support-row'
import { StateHead } from '@/components/order/state-head/state-head'
import { useModel } from '@/components/screen/use-model'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { PendingRebookNotice } from '@/components/rebook/pending-rebook-notice'
import { ListingNotices } from '@/components/resale/listing-notices'
import { EntranceRow } from '@/components/ticket/entrance-row/entrance-row'
import { GiftNotices } from '@/components/ticket/gift-notices'
import { AsideColumns, PhoneOnly } from '@/components/ui/aside-columns/aside-columns'
import { Card } from '@/components/ui/card/card'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Pressable } from '@/components/ui/pressable/pressable'
import { orderSum } from '@/domain/order/worth'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import { orderTexts } from '@/locales/namespaces/order'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { withPayment } from '@/payment/with-payment'
import { orderShowProps } from '../parts/order-facts'
import { stateHint, stateTone, stateWord } from '../parts/order-state'
import { OrderPage } from '../parts/order-page'
import { OrderShow } from '../parts/order-show/order-show'
import { PriceLines } from '@/components/checkout/prices/price-lines'
import styles from './order-detail.module.scss'
import { OrderDetailModel } from './order-detail.model'
import { Actions } from './parts/actions/actions'
import { AfterSale } from './parts/after-sale/after-sale'
import { Children, ParentRow } from './parts/children/children'
import { OrderFacts } from './parts/order-facts/order-facts'
import { MoneyMoves } from './parts/money-moves'
import { PaymentNotice } from '../parts/payment-notice/payment-notice'
import { PrivilegeRow } from '../parts/privilege-row/privilege-row'
import { GoodsRows } from './parts/goods-rows'
import { Progress } from './parts/progress/progress'
import { OrderTickets } from './parts/order-tickets/order-tickets'

/** Screen of an order: its state, the available actions, and all details of the purchase. */
function OrderDetail({ params }: { params: RouteParams<'order-detail'> }) {
  const model = useModel((deps) => new OrderDetailModel(withPayment(deps), params))
  return (
    <OrderPage
      of={model.order}
      cards={[144, 132, 156]}
      actions={model.hasActions && <Actions model={model} />}
      className={styles.page}
    >
      {(order) => <Detail model={model} order={order} />}
    </OrderPage>
  )
}

const Detail = observer(({ model, order }: { model: OrderDetailModel; order: Order }) => {
  const t = useTexts(orderTexts)
  const pricesTitle = useTexts(checkoutTexts)('confirm.prices')
  const now = useNow()
  const prices = (
    <>
      <PriceLines lines={order.priceLines} total={order.total} {...orderSum(order)} />
      <MoneyMoves order={order} />
    </>
  )
  return (
    <>
      <StateHead
        state={stateWord(order, t)}
        tone={stateTone(order)}
        hint={stateHint(order, t, now)}
        countdown={
          model.deadline === null ? null : { until: model.deadline, label: t('detail.left'), onEnd: model.refresh }
        }
      />
      {model.payment && <PaymentNotice payment={model.payment} className={styles.notice} />}
      {order.pendingOrderId && (
        <PendingRebookNotice orderId={order.pendingOrderId} onChange={model.refresh} className={styles.notice} />
      )}
      <GiftNotices order={order} onChange={model.refresh} className={styles.notice} />
      <ListingNotices model={model.offers} hasRefundLink className={styles.notice} />
      <AsideColumns
        aside={
          <>
            <Card title={pricesTitle}>
              {prices}
              <Actions model={model} stacked />
            </Card>
            <AfterSale order={order} />
          </>
        }
      >
        {order.hasChildren ? (
          <Children
            items={order.children ?? []}
            span={order.showTimeDesc ?? ''}
            combo={{ promotionId: order.promotionId ?? '', title: order.promotionTitle ?? '' }}
          />
        ) : (
          <Pressable className={styles.show} still to={model.show}>
            <OrderShow {...orderShowProps(order, t, now)} address={order.venueAddress} />
          </Pressable>
        )}
        <OrderTickets order={order} />
        {order.voucherIds.length > 0 && <EntranceRow owner={{ orderId: order.orderId }} />}
        <GoodsRows order={order} />
        <PhoneOnly>
          <AfterSale order={order} />
        </PhoneOnly>
        <Progress order={order} />
        <PhoneOnly>
          <Card title={pricesTitle}>{prices}</Card>
        </PhoneOnly>
        <OrderFacts order={order} onCopy={model.copy} onTrack={model.track} />
        <ParentRow order={order} />
        {order.privilegeId && <PrivilegeRow orderId={order.orderId} />}
        <ListGroup>
          <ListRow icon="info" title={t('about.title')} to={linkTo('about-order')} />
        </ListGroup>
        <SupportRow showId={order.firstShowId} orderId={order.orderId} />
      </AsideColumns>
    </>
  )
})

export default screen('order-detail', OrderDetail)
