import { Text, View } from '@tarojs/components'
import { Badge } from '../badge/badge'
import { classes } from '../classes'
import styles from './row-text.module.scss'

export interface RowTextProps {
  title: string
  /** True for a heavier title; `heading` for the style of a card's heading. */
  strong?: boolean | 'heading'
  /** Smaller text beside the title. */
  aside?: string
  /** Text of a badge beside the title. */
  badge?: string | false
  /** Lines below the title. Empty lines are omitted. */
  notes?: readonly (string | null)[]
  /** Last line, with the size of the title. */
  foot?: string
  /** Reason why the row cannot be selected; absent if it can be selected. */
  reason?: string
}

/** Draws the text of a row: a title, further lines, and the reason why the row cannot be selected. */
export function RowText({ title, strong, aside, badge, notes = [], foot, reason }: RowTextProps) {
  const head = (
    <Text className={classes(styles.title, strong && (strong === true ? styles.strong : styles.heading))}>{title}</Text>
  )
  return (
    <View className={styles.text}>
      {aside || badge ? (
        <View className={styles.head}>
          {head}
          {aside && <Text className={styles.aside}>{aside}</Text>}
          {badge && <Badge tone="accent">{badge}</Badge>}
        </View>
      ) : (
        head
      )}
      {notes.map(
        (note) =>
          note && (
            <Text key={note} className={styles.note}>
              {note}
            </Text>
          ),
      )}
      {foot && <Text className={styles.title}>{foot}</Text>}
      {reason && <Text className={styles.reason}>{reason}</Text>}
    </View>
  )
}
