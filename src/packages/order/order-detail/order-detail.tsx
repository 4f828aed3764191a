import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { ErrorState } from '@/components/screen/error-state'
import { useModel } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Button } from '@/components/ui/button/button'
import { Pressable } from '@/components/ui/pressable/pressable'
import { formatFen } from '@/domain/money'
import { isPaid } from '@/domain/order/state'
import { screen } from '@/router/screen'
import { useScreenLoading } from '@/router/screen-loading'
import type { RouteParams } from '@/router/table/table'
import { orderTexts } from '@/locales/namespaces/order'
import { Card } from '../parts/card/card'
import { orderName, orderWhen, orderWhere } from '../parts/order-facts'
import { OrderShow } from '../parts/order-show/order-show'
import { PriceLines } from '../parts/price-lines/price-lines'
import styles from './order-detail.module.scss'
import { OrderDetailModel } from './order-detail.model'
import { DetailSkeleton } from './parts/detail-skeleton/detail-skeleton'
import { OrderFacts } from './parts/order-facts/order-facts'
import { Progress } from './parts/progress/progress'
import { StateHead } from './parts/state-head/state-head'

/** One order: where it stands, what can be done, and everything that was agreed. */
function OrderDetail({ params }: { params: RouteParams<'order-detail'> }) {
  const t = useTexts(orderTexts)
  const model = useModel((services) => new OrderDetailModel(services, params))
  const { order } = model
  useScreenLoading(order.status === 'loading')
  useEffect(() => void model.shown(), [model])
  useDidShow(() => void model.shown())

  return (
    <>
      <NavBar title={t('detail.title')} />
      <View className={styles.page}>
        {order.status === 'failed' && <ErrorState error={order.error} onRetry={model.refresh} />}
        {!order.value && order.status !== 'failed' && <DetailSkeleton />}
        <StateHead model={model} />
        <View className={styles.columns}>
          <Cards model={model} />
          <View className={styles.aside}>
            <Prices model={model} />
            <Actions model={model} block />
          </View>
        </View>
      </View>
      {hasActions(model) && (
        <BottomBar>
          <Actions model={model} />
        </BottomBar>
      )}
    </>
  )
}

const hasActions = ({ flags: { canPay, canCancel, canEnter, canTake } }: OrderDetailModel): boolean =>
  canPay || canCancel || canEnter || canTake

const Cards = observer(({ model }: { model: OrderDetailModel }) => {
  const t = useTexts(orderTexts)
  const order = model.order.value
  if (!order) return null
  return (
    <View className={styles.cards}>
      <Pressable className={styles.show} still onClick={() => void model.toShow()}>
        <OrderShow
          posterUrl={order.displayPosterURL}
          posterColor={order.posterColor}
          name={orderName(order, t)}
          when={orderWhen(order, t)}
          where={orderWhere(order, t)}
          address={order.venueAddress}
          items={order.items}
        />
      </Pressable>
      <Progress order={order} />
      <View className={styles.phoneOnly}>
        <Prices model={model} />
      </View>
      <OrderFacts order={order} onCopy={model.copy} />
    </View>
  )
})

const Prices = observer(({ model }: { model: OrderDetailModel }) => {
  const t = useTexts(orderTexts)
  const order = model.order.value
  if (!order) return null
  return (
    <Card title={t('confirm.prices')}>
      <PriceLines lines={order.priceLines} sum={order.payAmount ?? order.total} paid={isPaid(order.orderState)} />
    </Card>
  )
})

/** What can be done with the order now (its named operations, domain §3). */
const Actions = observer(({ model, block }: { model: OrderDetailModel; block?: boolean }) => {
  const t = useTexts(orderTexts)
  const { flags, order } = model
  if (!order.value || !hasActions(model)) return null
  return (
    <View className={block ? styles.stack : styles.row}>
      {flags.canCancel && (
        <Button kind="secondary" className={styles.act} onClick={model.cancel}>
          {t('detail.cancel')}
        </Button>
      )}
      {flags.canPay && (
        <Button className={styles.act} onClick={model.pay}>
          {t('detail.pay', { amount: formatFen(order.value.payAmount ?? order.value.total) })}
        </Button>
      )}
      {(flags.canEnter || flags.canTake) && (
        <Button className={styles.act} onClick={model.toTickets}>
          {t('detail.seeTickets')}
        </Button>
      )}
    </View>
  )
})

export default screen('order-detail', OrderDetail)
