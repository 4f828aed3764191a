import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Countdown } from '@/components/ui/countdown/countdown'
import { orderStateLabel } from '@/domain/order/state-label'
import { orderTexts } from '@/locales/namespaces/order'
import { orderTone } from '../../../parts/order-tone'
import type { OrderDetailModel } from '../../order-detail.model'
import styles from './state-head.module.scss'

/** The order's state in a word, what it means, and the time that is left to pay. */
export const StateHead = observer(({ model }: { model: OrderDetailModel }) => {
  const t = useTexts(orderTexts)
  const order = model.order.value
  if (!order) return null
  const label = orderStateLabel(order)
  return (
    <View className={styles.head}>
      <View className={styles.words} ariaLive="polite">
        <View className={classes(styles.state, styles[orderTone(label)])} role="heading" ariaLevel={2}>
          <Text>{t(`order.state.${label}`)}</Text>
        </View>
        <Text className={styles.hint}>{t(`detail.hint.${label}`)}</Text>
      </View>
      {model.deadline !== null && (
        <View className={styles.time}>
          <Text className={styles.left}>{t('detail.left')}</Text>
          <Countdown
            until={model.deadline}
            hideHours
            label={t('detail.left')}
            className={styles.clock}
            onEnd={() => void model.refresh()}
          />
        </View>
      )}
    </View>
  )
})
