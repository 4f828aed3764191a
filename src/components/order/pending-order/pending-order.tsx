import { linkTo } from '@/router/link-to'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useModel } from '../../screen/use-model'
import { useTexts } from '../../texts'
import { classes } from '../../ui/classes'
import { Countdown } from '../../ui/countdown/countdown'
import { Poster } from '../../ui/poster/poster'
import { Pressable } from '../../ui/pressable/pressable'
import { UpdateBoundary } from '../../ui/update-boundary/update-boundary'
import { PendingOrderModel } from './pending-order.model'
import styles from './pending-order.module.scss'

/** The order that is left to pay, with its time, or whose payment is being confirmed: opens it. Nothing without one. */
export const PendingOrder = observer(({ className }: { className?: string }) => {
  const t = useTexts()
  const model = useModel((deps) => new PendingOrderModel(deps))
  const { order, state } = model
  if (!order) return null
  const confirming = state === 'confirming'
  const failed = state === 'failed'
  return (
    <UpdateBoundary>
      <Pressable
        className={classes(styles.card, className)}
        to={linkTo('order-detail', { orderId: order.orderId })}
      >
        <View className={styles.poster}>
          <Poster src={order.displayPosterURL} color={order.posterColor} />
        </View>
        <View className={styles.words}>
          <View className={styles.name}>{order.firstShowName || t('home.toPay')}</View>
          <View className={styles.left}>
            {confirming ? (
              <Text>{t('pay.confirmingNow')}</Text>
            ) : (
              <>
                <Text className={failed ? styles.failed : undefined}>{t(failed ? 'pay.failed' : 'pay.left')}</Text>
                <Countdown className={styles.time} until={model.deadline} hideHours onEnd={model.forget} />
              </>
            )}
          </View>
        </View>
        <View className={classes(styles.act, confirming && styles.see)}>
          {t(confirming ? 'button.view' : failed ? 'pay.again' : 'home.goPay')}
        </View>
      </Pressable>
    </UpdateBoundary>
  )
})
