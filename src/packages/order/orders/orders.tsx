import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ListView } from '@/components/lists/list-view'
import { useListGestures } from '@/components/lists/use-list-gestures'
import { PaymentSheet } from '@/components/order/payment-sheet/payment-sheet'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { SearchBox } from '@/components/ui/search-box/search-box'
import { Segmented } from '@/components/ui/segmented/segmented'
import { ShowSummarySkeleton } from '@/components/show/show-summary/show-summary-skeleton'
import { orderTexts } from '@/locales/namespaces/order'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { withPayment } from '@/payment/with-payment'
import boxStyles from '@/styles/box.module.scss'
import styles from './orders.module.scss'
import { orderKey, OrdersModel } from './orders.model'
import { MoreSheet } from './parts/more-sheet/more-sheet'
import { ItemOrderCard } from './parts/order-card/item-order-card'
import { OrderCard } from './parts/order-card/order-card'
import { StatusChips } from './parts/status-chips/status-chips'

const PANEL = 'orders-panel'

const EMPTY = { TICKET: 'orders.empty', HISTORY: 'orders.emptyHistory' } as const

/** Screen of the buyer's orders, newest first. */
function Orders({ params }: { params: RouteParams<'orders'> }) {
  const t = useTexts(orderTexts)
  const model = useModel((deps) => new OrdersModel(withPayment(deps), params))
  const { items, keyword, list, status, tab } = model
  const shown = model.showsItems ? items : list
  const searching = keyword !== ''
  const title = searching ? t('orders.found', { keyword }) : t(status ? `orders.status.${status}` : `order.tab.${tab}`)
  const look = { keyOf: orderKey, className: styles.list, label: title, skeleton: <OrdersSkeleton /> }
  useListGestures(shown)
  return (
    <>
      <NavBar title={t('orders.title')} />
      <View className={styles.column}>
        <SearchBox
          className={boxStyles.below3}
          value={model.typed}
          prompt={t('orders.search')}
          onInput={model.type}
          onConfirm={model.search}
        />
        {!searching && (
          <Segmented
            className={boxStyles.below3}
            label={t('orders.tabs')}
            value={tab}
            onChange={model.choose}
            controls={PANEL}
            options={model.tabs.map((each) => ({ value: each, text: t(`order.tab.${each}`) }))}
          />
        )}
        {!searching && tab === 'TICKET' && <StatusChips model={model} />}
        {!searching && (tab === 'HISTORY' || status === 'AFTER_SALE') && (
          <ListGroup className={styles.refunds}>
            <ListRow icon="refresh" title={t('mine.refunds')} to={linkTo('refund-orders')} />
          </ListGroup>
        )}
        <View
          id={PANEL}
          role={searching ? 'region' : 'tabpanel'}
          ariaLabel={title}
          ariaBusy={shown.loading === 'first'}
        >
          {model.showsItems ? (
            <ListView list={items} {...look} empty={<NoItemOrders model={model} />}>
              {(order) => <ItemOrderCard order={order} model={model} />}
            </ListView>
          ) : (
            <ListView list={list} {...look} empty={<NoOrders model={model} />}>
              {(order) => <OrderCard order={order} model={model} />}
            </ListView>
          )}
        </View>
      </View>
      <MoreSheet model={model} />
      <PaymentSheet />
    </>
  )
}

const NoOrders = observer(({ model }: { model: OrdersModel }) => {
  const t = useTexts(orderTexts)
  const { keyword, status, tab } = model
  const all = { text: t('orders.showAll'), onClick: () => (keyword ? model.type('') : model.chooseStatus(null)) }
  if (keyword) return <Empty scene="no-order" sentence={t('orders.emptySearch', { keyword })} action={all} />
  if (status) return <Empty scene="no-order" sentence={t(`orders.emptyStatus.${status}`)} action={all} />
  return (
    <Empty
      scene="no-order"
      sentence={t(EMPTY[tab === 'HISTORY' ? tab : 'TICKET'])}
      hint={t('orders.emptyHint')}
      action={{ text: t('button.browse'), to: linkTo('all') }}
    />
  )
})

const NoItemOrders = observer(({ model }: { model: OrdersModel }) => {
  const t = useTexts(orderTexts)
  const { keyword } = model
  if (keyword) {
    const all = { text: t('orders.showAll'), onClick: () => model.type('') }
    return <Empty scene="no-order" sentence={t('orders.emptySearch', { keyword })} action={all} />
  }
  return (
    <Empty
      scene="no-order"
      sentence={t('orders.emptyOther')}
      hint={t('orders.emptyOtherHint', { tab: t('order.tab.TICKET') })}
      action={{ text: t('orders.toTickets'), onClick: () => model.choose('TICKET') }}
    />
  )
})

function OrdersSkeleton() {
  return (
    <View className={styles.list}>
      {[0, 1, 2].map((index) => (
        <View key={index} className={styles.waiting}>
          <ShowSummarySkeleton small />
        </View>
      ))}
    </View>
  )
}

export default screen('orders', Orders)
