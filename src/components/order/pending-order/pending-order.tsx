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
import styles from './pending-order.module.scss'

const POSTER = drawnWidth(36)

export interface PendingOrderProps {
  /** On a screen that has a primary button of its own: one accent on a screen. */
  quiet?: boolean
  className?: string
}

/** The order that is left to pay, with its time, whose payment is being confirmed, or whose money went back: opens it. */
export function PendingOrder(props: PendingOrderProps) {
  const model = useModel((deps) => new PendingOrderModel(deps))
  return <PendingOrderCard {...props} model={model} />
}

/** The same on a screen whose own model has it, to draw what is below it once it is settled. */
export const PendingOrderCard = observer(
  ({ quiet, className, model }: PendingOrderProps & { model: PendingOrderModel }) => {
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
        <View className={styles.words}>
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
                <Countdown
                  className={classes(styles.time, quiet && styles.quiet)}
                  until={model.deadline}
                  hideHours
                  onEnd={model.forget}
                />
              </>
            )}
          </View>
        </View>
        <View className={classes(styles.act, (quiet || onlySeen) && styles.see)}>
          {t(onlySeen ? 'button.view' : failed ? 'pay.again' : 'home.goPay')}
        </View>
      </Pressable>
    )
  },
)
