import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Spinner } from '@/components/ui/spinner/spinner'
import { useServices } from '@/components/services'
import type { Fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import type { LinkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import styles from './checking.module.scss'

export interface CheckingProps {
  /** The order; undefined while its id is unknown. */
  order: LinkTo | undefined
  /** Called instead of opening the order. */
  onOrder?: () => unknown
  /** The purchased item; nothing while it is unknown. */
  item?: ReactNode
  amount?: Fen | null
}

/** Draws a payment with an unknown outcome: the order's state is polled, and the buyer may open the order. */
export function Checking({ order, onOrder, item, amount = null }: CheckingProps) {
  const t = useTexts(checkoutTexts)
  const { stores } = useServices()
  const shown = stores.shop.priceHiding.hidden ? null : amount
  return (
    <View className={styles.checking}>
      <View className={styles.head} role="status">
        <Spinner />
        <View className={styles.title}>
          <Text>{t('confirm.checkingTitle')}</Text>
        </View>
        <Text className={textStyles.lead}>{t('confirm.checkingHint')}</Text>
      </View>
      {item && (
        <View className={styles.bought}>
          {item}
          {shown !== null && (
            <View className={styles.amount}>{t('confirm.amountDue', { amount: formatMoney(shown) })}</View>
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
