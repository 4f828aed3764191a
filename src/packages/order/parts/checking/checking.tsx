import { Text, View } from '@tarojs/components'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Spinner } from '@/components/ui/spinner/spinner'
import { orderTexts } from '@/locales/namespaces/order'
import styles from './checking.module.scss'

export interface CheckingProps {
  /** Opens the order; absent while its id is unknown. */
  onOrder?: () => unknown
}

/** A payment that may or may not have come: the order is being asked, and the buyer may look at it already. */
export function Checking({ onOrder }: CheckingProps) {
  const t = useTexts(orderTexts)
  return (
    <View className={styles.checking} role="status">
      <Spinner />
      <View className={styles.title}>
        <Text>{t('confirm.checkingTitle')}</Text>
      </View>
      <Text className={styles.hint}>{t('confirm.checkingHint')}</Text>
      {onOrder && (
        <Button kind="secondary" size="m" className={styles.act} onClick={onOrder}>
          {t('confirm.toOrder')}
        </Button>
      )}
    </View>
  )
}
