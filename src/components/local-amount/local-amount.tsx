import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ShownPrice } from '@/domain/price'
import styles from './local-amount.module.scss'
import { useLocalAmount } from './use-local-amount'

export interface LocalAmountProps {
  price: ShownPrice | null
  /** True to add that payments are in yuan, at checkout. */
  explained?: boolean
  className?: string
}

/** Draws the approximate amount in Macao's currency below a price, only for visitors of Macao. */
export const LocalAmount = observer(({ price, explained = false, className }: LocalAmountProps) => {
  const local = useLocalAmount(price)
  if (!local) return null
  return (
    <View className={className}>
      <Text className={styles.amount}>{local.text}</Text>
      {explained && <Text className={styles.note}>{local.note}</Text>}
    </View>
  )
})
