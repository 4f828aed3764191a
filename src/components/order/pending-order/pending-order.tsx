import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@/locales/format-money'
import { linkTo } from '@/router/link-to'
import { useModel } from '../../screen/use-model'
import { useTexts } from '../../texts'
import { classes } from '../../ui/classes'
import { Countdown } from '../../ui/countdown/countdown'
import { Poster } from '../../ui/poster/poster'
import { Pressable } from '../../ui/pressable/pressable'
import { orderName } from '../order-name'
import { PendingOrderModel } from './pending-order.model'
import { drawnWidth } from '@/domain/drawn-picture'
import boxStyles from '@/styles/box.module.scss'
import styles from './pending-order.module.scss'

const POSTER = drawnWidth(36)

/**
 * Draws the order that needs the buyer's attention, as a link. Shows the time left to pay, a payment being confirmed, a
 * changed show, or a refund.
 */
export const PendingOrder = observer(({ className }: { className?: string }) => {
  const model = useModel((deps) => new PendingOrderModel(deps))
  const t = useTexts()
  const { change, order, returned, state } = model
  if (!order) return null
  const confirming = state === 'confirming'
  const onlySeen = confirming || change !== null || returned !== null
  const failed = state === 'failed'
  return (
    <Pressable className={classes(styles.card, className)} to={linkTo('order-detail', { orderId: order.orderId })}>
      <View className={styles.poster}>
        <Poster src={order.displayPosterURL} color={order.posterColor} width={POSTER} />
      </View>
      <View className={boxStyles.grow}>
        <View className={styles.name}>{orderName(order, t) || t('home.toPay')}</View>
        <View className={styles.left}>
          {change ? (
            <Text>{t(`home.changed.${change}`)}</Text>
          ) : returned ? (
            <Text>{t('pay.returned', { amount: formatMoney(returned.amount) })}</Text>
          ) : confirming ? (
            <Text>{t('pay.confirmingNow')}</Text>
          ) : (
            <>
              <Text className={failed ? styles.failed : undefined}>{t(failed ? 'pay.failed' : 'pay.left')}</Text>
              <Countdown className={styles.time} until={model.deadline} hideHours onEnd={model.forget} />
            </>
          )}
        </View>
      </View>
      <View className={classes(styles.act, onlySeen && styles.see)}>
        {t(onlySeen ? 'button.view' : failed ? 'pay.again' : 'home.goPay')}
      </View>
    </Pressable>
  )
})
