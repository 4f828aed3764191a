import { Text, View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import type { Refund } from '@/api/refund'
import { ListView } from '@/components/lists/list-view'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Empty } from '@/components/ui/empty/empty'
import { Pressable } from '@/components/ui/pressable/pressable'
import { Price } from '@/components/ui/price/price'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { refundTexts } from '@/locales/namespaces/refund'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import { refundTone, refundWhen } from '../parts/refund-facts'
import { refundKey, RefundOrdersModel } from './refund-orders.model'
import styles from './refund-orders.module.scss'

/** The buyer's refunds, the newest first. */
function RefundOrders() {
  const t = useTexts(refundTexts)
  const { list } = useModel((deps) => new RefundOrdersModel(deps))
  useReachBottom(() => void list.more())
  const toOrders = { text: t('refund.list.toOrders'), to: linkTo('orders') }
  return (
    <>
      <NavBar title={t('mine.refunds')} />
      <View className={styles.column}>
        <ListView
          list={list}
          keyOf={refundKey}
          className={styles.list}
          label={t('mine.refunds')}
          skeleton={<RefundsSkeleton />}
          empty={
            <Empty
              scene="no-order"
              sentence={t('refund.list.empty')}
              hint={t('refund.list.emptyHint')}
              action={toOrders}
            />
          }
        >
          {(refund) => <RefundRow refund={refund} />}
        </ListView>
      </View>
    </>
  )
}

/** A refund in the list: where it is, of what, how much, since when. */
function RefundRow({ refund }: { refund: Refund }) {
  const t = useTexts(refundTexts)
  const now = useNow()
  const { state, orderId, showName, qty, amount, utcOffset, progress } = refund
  const since = progress[progress.length - 1]?.time
  return (
    <View role="listitem">
      <Pressable className={styles.card} still to={linkTo('refund-order-tickets', { orderId })}>
        <View className={styles.head}>
          <Text className={classes(styles.state, styles[refundTone(state)])}>{t(`refund.state.${state}`)}</Text>
          {since !== undefined && <Text className={styles.line}>{momentText(since, { now, utcOffset }, t)}</Text>}
        </View>
        <View className={styles.name}>{showName}</View>
        <View className={styles.line}>{refundWhen(refund, t, now)}</View>
        <View className={styles.foot}>
          <Text className={styles.line}>{t('refund.qty', { count: qty })}</Text>
          <Price price={{ kind: 'amount', amount, from: false }} size="s" tone="ink" />
        </View>
      </Pressable>
    </View>
  )
}

function RefundsSkeleton() {
  return (
    <View className={styles.list}>
      {[0, 1, 2].map((index) => (
        <View key={index} className={styles.card}>
          <Skeleton height="13px" width="40%" />
          <Skeleton height="17px" width="80%" />
          <Skeleton height="13px" width="60%" />
        </View>
      ))}
    </View>
  )
}

export default screen('refund-orders', RefundOrders)
