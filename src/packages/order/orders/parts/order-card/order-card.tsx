import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderBrief } from '@/api/order'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { classes } from '@/components/ui/classes'
import { Countdown } from '@/components/ui/countdown/countdown'
import { Icon } from '@/components/ui/icon/icon'
import { Poster } from '@/components/ui/poster/poster'
import { Price } from '@/components/ui/price/price'
import { Pressable } from '@/components/ui/pressable/pressable'
import { buyerState, wasReturned } from '@/domain/order/buyer-state'
import { orderFlags } from '@/domain/order/operations'
import { payDeadline } from '@/domain/order/payment-ttl'
import { orderStateLabel } from '@/domain/order/state-label'
import { formatMoney } from '@/locales/format-money'
import { orderTexts } from '@/locales/namespaces/order'
import { orderCount, orderLocation, orderName, orderParcel, orderWhen } from '../../../parts/order-facts'
import { orderTone } from '@/components/order/order-tone'
import { drawnWidth } from '@/domain/drawn-picture'
import { linkTo } from '@/router/link-to'
import styles from './order-card.module.scss'

const POSTER = drawnWidth(72)

export interface OrderCardProps {
  order: OrderBrief
  onPay: () => unknown
  /** The time to pay is over. */
  onExpire: () => unknown
}

/** An order in the list; an unpaid one can be paid right here. */
export const OrderCard = observer(({ order, onPay, onExpire }: OrderCardProps) => {
  const t = useTexts(orderTexts)
  const { clock } = useServices()
  const label = orderStateLabel(order, clock.now())
  const tone = orderTone(label)
  const flags = orderFlags(order)
  const returned = wasReturned(order) ? order.payment : null
  return (
    <View className={styles.card} role="listitem">
      <Pressable className={styles.order} still to={linkTo('order-detail', { orderId: order.orderId })}>
        <View className={styles.poster}>
          <Poster
            src={order.displayPosterURL}
            color={order.posterColor}
            width={POSTER}
            className={tone === 'over' ? styles.past : undefined}
          />
        </View>
        <View className={styles.words}>
          <View className={classes(styles.state, styles[tone])}>{t(`order.state.${label}`)}</View>
          <View className={styles.name}>{orderName(order, t)}</View>
          <View className={styles.line}>{orderWhen(order, t)}</View>
          <View className={styles.line}>{orderLocation(order, t)}</View>
          <View className={styles.foot}>
            <Text className={styles.line}>{orderCount(order, t)}</Text>
            <Price
              price={{ kind: 'amount', amount: order.payAmount ?? order.total, from: false }}
              size="s"
              tone="ink"
            />
          </View>
        </View>
      </Pressable>
      {returned && (
        <View className={styles.returned}>
          <Text>{t('pay.returned', { amount: formatMoney(returned.amount) })}</Text>
        </View>
      )}
      {order.news && (
        <View className={styles.news}>
          <View className={styles.dot} ariaHidden />
          <Text>{t(`orders.news.${order.news}`)}</Text>
        </View>
      )}
      {flags.canTrack && label !== 'succeeded' && (
        <Pressable className={styles.parcel} still to={linkTo('express', { orderId: order.orderId })}>
          <Icon name="truck" size="s" />
          <Text className={styles.track}>{orderParcel(order) || t('orders.track')}</Text>
          <Icon name="chevron-right" size="s" />
        </Pressable>
      )}
      {flags.canPay && <PayRow order={order} onPay={onPay} onExpire={onExpire} />}
    </View>
  )
})

function PayRow({ order, onPay, onExpire }: Pick<OrderCardProps, 'order' | 'onPay' | 'onExpire'>) {
  const t = useTexts(orderTexts)
  const { unpaidMinutes } = useServices().stores.shop
  return (
    <View className={styles.pay}>
      <View className={styles.time}>
        <Text>{t('orders.payLeft')}</Text>
        <Countdown
          until={payDeadline(order, unpaidMinutes)}
          hideHours
          label={t('orders.payLeft')}
          className={styles.clock}
          onEnd={() => void onExpire()}
        />
      </View>
      <Button size="m" onClick={onPay}>
        {t(buyerState(order) === 'failed' ? 'pay.again' : 'orders.pay')}
      </Button>
    </View>
  )
}
