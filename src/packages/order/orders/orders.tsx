import { View } from '@tarojs/components'
import { useDidShow, usePullDownRefresh, useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { ErrorState } from '@/components/screen/error-state'
import { VirtualList } from '@/components/lists/virtual-list'
import { useModel, useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Empty } from '@/components/ui/empty/empty'
import { Segmented } from '@/components/ui/segmented/segmented'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { endPullDown } from '@/platform/pull-down'
import { screen } from '@/router/screen'
import { useScreenLoading } from '@/router/screen-loading'
import type { RouteParams } from '@/router/table/table'
import { orderTexts } from '@/locales/namespaces/order'
import styles from './orders.module.scss'
import { OrdersModel } from './orders.model'
import { OrderCard } from './parts/order-card/order-card'

const PANEL = 'orders-panel'

/** The buyer's orders, the newest first. */
function Orders({ params }: { params: RouteParams<'orders'> }) {
  const t = useTexts(orderTexts)
  const model = useModel((services) => new OrdersModel(services, params.tab))
  const { list } = model
  useScreenLoading(list.status === 'loading')
  useEffect(() => void model.shown(), [model])
  useDidShow(() => void model.shown())
  useReachBottom(() => void list.more())
  usePullDownRefresh(() => void list.reload().then(endPullDown))
  return (
    <>
      <NavBar title={t('orders.title')} />
      <View className={styles.column}>
        <Segmented
          className={styles.tabs}
          label={t('orders.tabs')}
          value={model.tab}
          onChange={model.choose}
          controls={PANEL}
          options={model.tabs.map((tab) => ({ value: tab, text: t(`order.tab.${tab}`) }))}
        />
        <View id={PANEL} role="tabpanel" ariaLabel={t(`order.tab.${model.tab}`)} ariaBusy={list.loading === 'first'}>
          <List model={model} />
        </View>
      </View>
    </>
  )
}

const List = observer(({ model }: { model: OrdersModel }) => {
  const t = useTexts(orderTexts)
  const { navigate } = useServices()
  const { list, tab } = model
  if (list.status === 'failed') return <ErrorState error={list.error} onRetry={list.reload} />
  if (list.status !== 'ready') return <Waiting />
  if (list.empty) {
    return (
      <Empty
        scene="no-order"
        sentence={t(tab === 'HISTORY' ? 'orders.emptyHistory' : 'orders.empty')}
        hint={t('orders.emptyHint')}
        action={{ text: t('orders.browse'), onClick: () => navigate.switchTab('all') }}
      />
    )
  }
  return (
    <>
      <View role="list">
        <VirtualList items={list.items} keyOf={(order) => order.orderId} className={styles.list}>
          {(order) => (
            <OrderCard
              order={order}
              onOpen={() => model.open(order)}
              onPay={() => model.pay(order)}
              onExpire={list.reload}
            />
          )}
        </VirtualList>
      </View>
      {!list.last && (
        <View className={styles.more}>
          <Button kind="quiet" size="m" loading={list.loading === 'next'} onClick={list.more}>
            {t(list.error ? 'button.retry' : 'orders.more')}
          </Button>
        </View>
      )}
    </>
  )
})

function Waiting() {
  return (
    <View className={styles.list} ariaHidden>
      {[0, 1, 2].map((index) => (
        <View key={index} className={styles.waiting}>
          <View className={styles.poster}>
            <Skeleton shape="poster" />
          </View>
          <View className={styles.words}>
            <Skeleton height="17px" width="80%" />
            <Skeleton height="13px" width="60%" />
            <Skeleton height="13px" width="50%" />
          </View>
        </View>
      ))}
    </View>
  )
}

export default screen('orders', Orders)
