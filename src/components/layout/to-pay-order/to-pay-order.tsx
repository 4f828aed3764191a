import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useModel } from '../../screen/use-model'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Countdown } from '../../ui/countdown/countdown'
import { Poster } from '../../ui/poster/poster'
import { Pressable } from '../../ui/pressable/pressable'
import { UpdateBoundary } from '../../ui/update-boundary/update-boundary'
import type { PartProps } from '../part'
import { ToPayOrderModel } from './to-pay-order.model'
import styles from './to-pay-order.module.scss'

/** The order that runs out soon, with the time it has left. */
export const ToPayOrder = observer((_: PartProps<'TO_PAY_ORDER'>) => {
  const t = useTexts()
  const { navigate } = useServices()
  const model = useModel((deps) => new ToPayOrderModel(deps))
  const { order } = model
  if (!order) return null
  return (
    <UpdateBoundary>
      <Pressable className={styles.card} onClick={() => void navigate.open('order-detail', { orderId: order.orderId })}>
        <View className={styles.poster}>
          <Poster src={order.displayPosterURL} color={order.posterColor} />
        </View>
        <View className={styles.words}>
          <View className={styles.name}>{order.firstShowName || t('home.toPay')}</View>
          <View className={styles.left}>
            <Text>{t('pay.left')}</Text>
            <Countdown className={styles.time} until={model.deadline} onEnd={model.forget} />
          </View>
        </View>
        <View className={styles.act}>{t('home.goPay')}</View>
      </Pressable>
    </UpdateBoundary>
  )
})
