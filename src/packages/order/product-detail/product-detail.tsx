import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ItemOrderDetail } from '@/api/item-order'
import { PriceLines } from '@/components/checkout/prices/price-lines'
import { SupportRow } from '@/components/contact/support-row'
import { ItemSummary } from '@/components/item-order/item-summary'
import { PaymentSheet } from '@/components/order/payment-sheet/payment-sheet'
import { StateHead } from '@/components/order/state-head/state-head'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { AsideColumns, PhoneOnly } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { amountKind } from '@/domain/order/state'
import { asOrderState } from '@/domain/order/item-order'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import { orderTexts } from '@/locales/namespaces/order'
import { productTexts } from '@/locales/namespaces/product'
import { withPayment } from '@/payment/with-payment'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { itemStateLabel, itemStateTone } from '../parts/item-state'
import { PaymentNotice } from '../parts/payment-notice/payment-notice'
import { useBackHome } from '../result/use-back-home'
import { Facts } from './parts/facts'
import { ItemActions } from './parts/item-actions'
import { ItemProgress } from './parts/item-progress'
import { ProductDetailModel } from './product-detail.model'
import styles from './product-detail.module.scss'

/** Screen of an order of what is not a ticket: the state, the possible actions, and all agreed facts. */
function ProductDetail({ params: { orderId, fromPage } }: { params: RouteParams<'product-detail'> }) {
  const t = useTexts(orderTexts)
  const model = useModel((deps) => new ProductDetailModel(withPayment(deps), orderId))
  useBackHome(fromPage === 'cashier' && model.settled)
  return (
    <>
      <AsyncPage
        title={t('detail.title')}
        className={styles.page}
        of={model.order}
        skeleton={<DetailSkeleton cards={[104, 132, 156]} />}
        missing={
          <Empty
            scene="no-order"
            sentence={t('detail.missing')}
            hint={t('detail.missingHint')}
            action={{ text: t('orders.title'), to: linkTo('orders') }}
          />
        }
      >
        {(order) => <Detail model={model} order={order} />}
      </AsyncPage>
      {model.hasActions && (
        <BottomBar>
          <ItemActions model={model} />
        </BottomBar>
      )}
      <PaymentSheet />
    </>
  )
}

const Detail = observer(({ model, order }: { model: ProductDetailModel; order: ItemOrderDetail }) => {
  const t = useTexts(orderTexts)
  const product = useTexts(productTexts)
  const prices = useTexts(checkoutTexts)('confirm.prices')
  const label = itemStateLabel(order)
  const sum = { sum: order.payAmount, kind: amountKind(asOrderState(order.orderStatus)) }
  const lines = <PriceLines lines={order.priceLines} total={order.total} {...sum} />
  const { identity } = order
  return (
    <>
      <StateHead
        state={product(`product.state.${label}`)}
        tone={itemStateTone(label)}
        hint={product(`product.hint.${label}`)}
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
          <ItemSummary item={order.items[0]} kind={order.itemKind} level={2} />
        </View>
        {identity && (
          <Card title={product('product.identity')}>
            <FactRow
              title={identity.name}
              value={identity.idType ? `${t(`idType.${identity.idType}`)} ${identity.idNo}` : identity.idNo}
            />
          </Card>
        )}
        <ItemProgress order={order} />
        <PhoneOnly>
          <Card title={prices}>{lines}</Card>
        </PhoneOnly>
        <Facts order={order} onCopy={model.copy} />
        <SupportRow />
      </AsideColumns>
    </>
  )
})

export default screen('product-detail', ProductDetail)
