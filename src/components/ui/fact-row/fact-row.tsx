import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { UNTRANSLATED } from '@/platform/untranslated'
import styles from './fact-row.module.scss'

/**
 * Returns true if the value contains words. Numbers, codes and amounts contain only digits, signs and capital letters.
 */
const hasText = (value: string): boolean => /[\p{Ll}\p{Lo}]/u.test(value)

export interface FactRowProps {
  title: string
  /** Value of the fact; null hides the row. */
  value: string | null
  /** Content at the end of the row, such as a button that copies the value. */
  children?: ReactNode
}

/** Draws a fact of a card: the title at the left, the value at the right. */
export function FactRow({ title, value, children }: FactRowProps) {
  if (value === null) return null
  return (
    <View className={styles.fact}>
      <Text className={styles.title}>{title}</Text>
      <Text className={styles.value} {...(hasText(value) ? {} : UNTRANSLATED)}>
        {value}
      </Text>
      {children && <View className={styles.end}>{children}</View>}
    </View>
  )
}
