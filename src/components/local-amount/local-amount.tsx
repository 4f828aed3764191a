import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ShownPrice } from '@/domain/price'
import styles from './local-amount.module.scss'
import { useLocalAmount } from './use-local-amount'

export interface LocalAmountProps {
  price: ShownPrice | null
  /** With the sentence that yuan are paid: where one is about to pay. */
  explained?: boolean
  className?: string
}

/** Below a price: about what it is in Macao's money, for those who count in it. Nothing for everybody else. */
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
