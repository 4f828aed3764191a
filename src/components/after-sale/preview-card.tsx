import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card/card'
import boxStyles from '@/styles/box.module.scss'
import styles from './after-sale.module.scss'

interface PreviewCardProps {
  title: string
  /** Content at the right of the title. */
  mark?: ReactNode
  /** Text instead of the content while a choice is missing; null otherwise. */
  empty: string | null
  /** Content below the preview: the submit button on desktop. */
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

/** Draws a group of facts, separated by a line from the facts above. */
export function FactGroup({ children }: { children: ReactNode }) {
  return <View className={styles.group}>{children}</View>
}
