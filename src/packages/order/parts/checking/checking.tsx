import { Text, View } from '@tarojs/components'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Spinner } from '@/components/ui/spinner/spinner'
import { useServices } from '@/components/services'
import type { Fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import { orderTexts } from '@/locales/namespaces/order'
import type { LinkTo } from '@/router/link-to'
import { OrderShow, type OrderShowProps } from '../order-show/order-show'
import styles from './checking.module.scss'

export interface CheckingProps {
  /** The order; undefined while its id is unknown. */
  order: LinkTo | undefined
  /** Instead of opening it. */
  onOrder?: () => unknown
  /** What the payment is for; absent while it is unknown. */
  bought?: { show: OrderShowProps; amount: Fen | null } | null
}

/** A payment that may or may not have come: the order is being asked, and the buyer may look at it already. */
export function Checking({ order, onOrder, bought }: CheckingProps) {
  const t = useTexts(orderTexts)
  const { stores } = useServices()
  const amount = stores.shop.priceHiding.hidden ? null : (bought?.amount ?? null)
  return (
    <View className={styles.checking}>
      <View className={styles.head} role="status">
        <Spinner />
        <View className={styles.title}>
          <Text>{t('confirm.checkingTitle')}</Text>
        </View>
        <Text className={styles.hint}>{t('confirm.checkingHint')}</Text>
      </View>
      {bought && (
        <View className={styles.bought}>
          <OrderShow {...bought.show} level={2} />
          {amount !== null && (
            <View className={styles.amount}>{t('result.amountDue', { amount: formatMoney(amount) })}</View>
          )}
        </View>
      )}
      {order && (
        <Button kind="secondary" size="m" className={styles.act} to={order} onClick={onOrder}>
          {t('confirm.toOrder')}
        </Button>
      )}
    </View>
  )
}
