import { Text, View } from '@tarojs/components'
import type { Fen } from '@/domain/money'
import textStyles from '@/styles/text.module.scss'
import { Price } from '../price/price'
import styles from './sum-row.module.scss'

interface SumRowProps {
  title: string
  amount: Fen
}

/** Draws the total of a card's facts, separated by a line. */
export function SumRow({ title, amount }: SumRowProps) {
  return (
    <View className={styles.sum}>
      <Text className={textStyles.bodyStrong}>{title}</Text>
      <Price price={{ kind: 'amount', amount, from: false }} tone="ink" />
    </View>
  )
}
