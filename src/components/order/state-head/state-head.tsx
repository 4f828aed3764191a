import { Text, View } from '@tarojs/components'
import { classes } from '@/components/ui/classes'
import { Countdown } from '@/components/ui/countdown/countdown'
import type { OrderTone } from '../order-tone'
import styles from './state-head.module.scss'

export interface StateHeadProps {
  /** The state in a word. */
  state: string
  tone: OrderTone
  /** What the state means. */
  hint: string
  /** Until when it can be paid, epoch ms; null without a limit. */
  deadline: number | null
  /** Label of the countdown. */
  left: string
  /** The deadline has passed. */
  onEnd: () => unknown
}

/** The state of an order as the heading of its screen, what it means, and the time that is left to pay. */
export function StateHead({ state, tone, hint, deadline, left, onEnd }: StateHeadProps) {
  return (
    <View className={styles.head}>
      <View className={styles.words} ariaLive="polite">
        <View className={classes(styles.state, styles[tone])} role="heading" ariaLevel={2}>
          <Text>{state}</Text>
        </View>
        <Text className={styles.hint}>{hint}</Text>
      </View>
      {deadline !== null && (
        <View className={styles.time}>
          <Text className={styles.left}>{left}</Text>
          <Countdown until={deadline} hideHours label={left} className={styles.clock} onEnd={() => void onEnd()} />
        </View>
      )}
    </View>
  )
}
