import { Text, View } from '@tarojs/components'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Spinner } from '@/components/ui/spinner/spinner'
import { orderTexts } from '@/locales/namespaces/order'
import type { LinkTo } from '@/router/link-to'
import styles from './checking.module.scss'

export interface CheckingProps {
  /** The order; undefined while its id is unknown. */
  order: LinkTo | undefined
  /** Instead of opening it. */
  onOrder?: () => unknown
}

/** A payment that may or may not have come: the order is being asked, and the buyer may look at it already. */
export function Checking({ order, onOrder }: CheckingProps) {
  const t = useTexts(orderTexts)
  return (
    <View className={styles.checking} role="status">
      <Spinner />
      <View className={styles.title}>
        <Text>{t('confirm.checkingTitle')}</Text>
      </View>
      <Text className={styles.hint}>{t('confirm.checkingHint')}</Text>
      {order && (
        <Button kind="secondary" size="m" className={styles.act} to={order} onClick={onOrder}>
          {t('confirm.toOrder')}
        </Button>
      )}
    </View>
  )
}
