import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card/card'
import boxStyles from '@/styles/box.module.scss'
import styles from './after-sale.module.scss'

interface PreviewCardProps {
  title: string
  /** At the right of the title. */
  mark?: ReactNode
  /** Replaces the content while something is missing. */
  empty: string | null
  /** Below the content: the submit button on desktop. */
  button: ReactNode
  children: ReactNode
}

/** Draws the result of the change before the buyer submits it. */
export function PreviewCard({ title, mark, empty, button, children }: PreviewCardProps) {
  return (
    <Card title={title} mark={mark}>
      {empty === null ? children : <Text className={styles.note}>{empty}</Text>}
      {button && <View className={boxStyles.above4}>{button}</View>}
    </Card>
  )
}

/** Draws a sentence below the amounts of a preview. */
export function PreviewCaption({ children }: { children: string }) {
  return <Text className={styles.caption}>{children}</Text>
}

/** Facts below a line, after other facts of a card. */
export function FactGroup({ children }: { children: ReactNode }) {
  return <View className={styles.group}>{children}</View>
}
