import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './aside-columns.module.scss'

export interface AsideColumnsProps {
  /** Cards, one below the other. */
  children: ReactNode
  /** Content of the sticky column at the side on desktop; hidden on phones. */
  aside: ReactNode
}

/** Draws the cards of a detail screen, on desktop with a narrow column beside them. */
export function AsideColumns({ children, aside }: AsideColumnsProps) {
  return (
    <View className={styles.columns}>
      <View className={styles.cards}>{children}</View>
      <View className={styles.aside}>{aside}</View>
    </View>
  )
}

/** Draws content only on phones, where the side column is hidden. */
export function PhoneOnly({ children }: { children: ReactNode }) {
  return <View className={styles.phoneOnly}>{children}</View>
}
