import { Text, View } from '@tarojs/components'
import { useTexts } from '@/components/texts'
import { Price } from '@/components/ui/price/price'
import type { Fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import { comboTexts } from '@/locales/namespaces/combo'
import styles from './combo-sum.module.scss'

export interface ComboSumProps {
  /** Price of the combo, fen. */
  total: Fen
  /** Sum of the single prices, fen. */
  singleTotal: Fen
  saving: Fen
  /** True for the lowest of several prices. */
  from?: boolean
  size?: 'm' | 'l'
}

/** Draws the price of a combo beside the sum of the single prices, with the saving. */
export function ComboSum({ total, singleTotal, saving, from = false, size = 'm' }: ComboSumProps) {
  const t = useTexts(comboTexts)
  return (
    <View className={styles.sum}>
      <Price price={{ kind: 'amount', amount: total, from }} size={size} />
      {saving > 0 && (
        <>
          <Price price={{ kind: 'amount', amount: singleTotal, from: false }} size="s" tone="ink" struck />
          <Text className={styles.saving}>{t('combo.saving', { amount: formatMoney(saving) })}</Text>
        </>
      )}
    </View>
  )
}
