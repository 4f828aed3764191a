import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './fact-row.module.scss'

export interface FactRowProps {
  title: string
  /** With null there is no row. */
  value: string | null
  /** At the end of the row, such as a button that copies the value. */
  children?: ReactNode
}

/** One fact of a card: its title at the left, its value at the right. */
export function FactRow({ title, value, children }: FactRowProps) {
  if (value === null) return null
  return (
    <View className={styles.fact}>
      <Text className={styles.title}>{title}</Text>
      <Text className={styles.value}>{value}</Text>
      {children && <View className={styles.end}>{children}</View>}
    </View>
  )
}
