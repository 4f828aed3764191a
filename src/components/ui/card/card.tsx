import { Text, View } from '@tarojs/components'
import { type ReactNode, useId } from 'react'
import { classes } from '@/components/ui/classes'
import textStyles from '@/styles/text.module.scss'
import styles from './card.module.scss'

export interface CardProps {
  title: string
  /** Target of `focus.move`. The card receives the focus if a value in it is missing. */
  id?: string
  note?: string
  /** A text button at the right of the title, aligned with the edge of the content. */
  action?: ReactNode
  /** A badge or countdown at the right of the title. */
  mark?: ReactNode
  /** Problem of the card, as a sentence. */
  problem?: string
  children?: ReactNode
  className?: string
}

/** Draws a card of an order, with its heading and its problem. */
export function Card({ title, id, note, action, mark, problem, children, className }: CardProps) {
  const own = useId()
  return (
    <View
      className={classes(styles.card, problem && styles.wrong, className)}
      id={id}
      tabIndex={id ? -1 : undefined}
      role="region"
      ariaLabelledby={`${own}-title`}
      ariaDescribedby={problem ? `${own}-problem` : undefined}
    >
      <View className={styles.head}>
        <View className={styles.text}>
          <View className={textStyles.item} id={`${own}-title`} role="heading" ariaLevel={2}>
            {title}
          </View>
          {note && <Text className={textStyles.meta}>{note}</Text>}
        </View>
        {mark}
        {action && <View className={styles.action}>{action}</View>}
      </View>
      {children}
      <View className={styles.problem} id={`${own}-problem`} ariaLive="polite">
        {problem && <Text>{problem}</Text>}
      </View>
    </View>
  )
}
