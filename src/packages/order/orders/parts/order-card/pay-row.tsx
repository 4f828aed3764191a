import { Text, View } from '@tarojs/components'
import type { OrderBrief } from '@/api/order'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Countdown } from '@/components/ui/countdown/countdown'
import { buyerState } from '@/domain/order/buyer-state'
import { payDeadline } from '@/domain/order/payment-ttl'
import { orderTexts } from '@/locales/namespaces/order'
import type { OrdersModel } from '../../orders.model'
import styles from './order-card.module.scss'

/** Draws the remaining time to pay, and the button that pays. */
export function PayRow({ order, model }: { order: OrderBrief; model: OrdersModel }) {
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
          onEnd={() => void model.list.reload()}
        />
      </View>
      <Button size="m" onClick={() => model.pay(order)}>
        {t(buyerState(order) === 'failed' ? 'pay.again' : 'orders.pay')}
      </Button>
    </View>
  )
}
