import { Text, View } from '@tarojs/components'
import type { DeliverOption } from '@/api/purchase'
import { useTexts } from '@/components/texts'
import { formatMoney } from '@/locales/format-money'
import { orderTexts } from '@/locales/namespaces/order'
import styles from './delivery.module.scss'

/** A way of delivery with what it costs. */
export function DeliverMethod({ option: { name, description, fee } }: { option: DeliverOption }) {
  const t = useTexts(orderTexts)
  return (
    <View className={styles.method}>
      <View className={styles.words}>
        <Text className={styles.name}>{name}</Text>
        {description && <Text className={styles.note}>{description}</Text>}
      </View>
      <Text className={styles.fee}>
        {fee > 0 ? t('confirm.fee', { amount: formatMoney(fee) }) : t('confirm.feeFree')}
      </Text>
    </View>
  )
}
