import { Text, View } from '@tarojs/components'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Countdown } from '@/components/ui/countdown/countdown'
import { orderTexts } from '@/locales/namespaces/order'
import styles from './order-card.module.scss'

interface PayRowProps {
  /** Payment deadline, epoch ms. */
  until: number
  /** True if the last payment failed. */
  failed: boolean
  /** Called when the deadline passes. */
  onEnd: () => unknown
  onPay: () => unknown
}

/** Draws the time until the payment deadline, and the pay button. */
export function PayRow({ until, failed, onEnd, onPay }: PayRowProps) {
  const t = useTexts(orderTexts)
  return (
    <View className={styles.pay}>
      <View className={styles.time}>
        <Text>{t('orders.payLeft')}</Text>
        <Countdown
          until={until}
          hideHours
          label={t('orders.payLeft')}
          className={styles.clock}
          onEnd={() => void onEnd()}
        />
      </View>
      <Button size="m" onClick={onPay}>
        {t(failed ? 'pay.again' : 'orders.pay')}
      </Button>
    </View>
  )
}
