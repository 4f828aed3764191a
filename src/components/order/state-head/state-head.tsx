import { Text, View } from '@tarojs/components'
import { classes } from '@/components/ui/classes'
import { Countdown } from '@/components/ui/countdown/countdown'
import textStyles from '@/styles/text.module.scss'
import type { OrderTone } from '../order-tone'
import styles from './state-head.module.scss'

export interface StateHeadProps {
  /** Label of the state. */
  state: string
  tone: OrderTone
  /** Explanation of the state. */
  hint: string
  /** Countdown to the deadline; null without a deadline. */
  countdown?: { /** Epoch ms. */ until: number; label: string; onEnd: () => unknown } | null
}

/**
 * Draws a state as a heading, with its explanation and the time left to pay. Used for orders, parcels, invoices,
 * refunds and gifts.
 */
export function StateHead({ state, tone, hint, countdown = null }: StateHeadProps) {
  return (
    <View className={styles.head}>
      <View className={styles.row}>
        <View className={classes(styles.state, styles[tone])} role="heading" ariaLevel={2} ariaLive="polite">
          <Text>{state}</Text>
        </View>
        {countdown && (
          <View className={styles.time}>
            <Text className={textStyles.caption}>{countdown.label}</Text>
            <Countdown
              until={countdown.until}
              hideHours
              label={countdown.label}
              className={styles.clock}
              onEnd={() => void countdown.onEnd()}
            />
          </View>
        )}
      </View>
      <View className={styles.hint} ariaLive="polite">
        <Text>{hint}</Text>
      </View>
    </View>
  )
}
