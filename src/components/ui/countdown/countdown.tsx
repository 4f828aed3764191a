import { Text, View } from '@tarojs/components'
import { twoDigits } from '@/domain/schedule/countdown'
import { UNTRANSLATED } from '@/platform/untranslated'
import { useTexts } from '../../texts'
import { classes } from '../classes'
import styles from './countdown.module.scss'
import { useCountdown } from './use-countdown'

export interface CountdownProps {
  /** Epoch ms by the server's clock. */
  until: number
  /** True if minutes exceed 59 instead of showing hours, as in the payment sheet (domain §2). */
  hideHours?: boolean
  onEnd?: () => void
  /** Text before the time: "left to pay". */
  label?: string
  /** Look: boxed has numerals on a background, for the start of a sale. Plain is for a sentence (default). */
  look?: 'plain' | 'boxed'
  className?: string
}

/** Draws the remaining time, in numerals of equal width. */
export function Countdown({ until, hideHours, onEnd, label, look = 'plain', className }: CountdownProps) {
  const t = useTexts()
  const { days, hours, minutes, seconds } = useCountdown(until, { hideHours, onEnd })
  const digits = (hideHours ? [minutes, seconds] : [hours, minutes, seconds]).map(twoDigits)
  return (
    <View className={classes(styles.countdown, styles[look], className)} role="timer" ariaLabel={label}>
      {days > 0 && <Text className={styles.days}>{t('countdown.days', { count: days })}</Text>}
      {digits.map((digits, index) => (
        <View key={index} className={styles.place} {...UNTRANSLATED}>
          {index > 0 && <Text className={styles.colon}>:</Text>}
          <Text className={styles.digits}>{digits}</Text>
        </View>
      ))}
    </View>
  )
}
