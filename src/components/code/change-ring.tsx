import { Image, Text, View } from '@tarojs/components'
import { ringPicture } from '@/domain/ticket/ring-picture'
import styles from './change-ring.module.scss'

const FIGURE_SPACE = '\u2007'

interface ChangeRingProps {
  /** Time until the next code, in milliseconds. */
  left: number
  /** Lifetime of a code, in milliseconds. */
  of: number
  /** Returns the text beside the ring. */
  text: (seconds: number) => string
}

/** Draws the remaining time of a code. With reduced motion, the seconds are shown without the ring. */
export function ChangeRing({ left, of, text }: ChangeRingProps) {
  const seconds = Math.ceil(left / 1000)
  // Pads the text, so that the ring beside it does not move when the seconds change to one digit.
  const pad = seconds < 10 ? FIGURE_SPACE : ''
  return (
    <View className={styles.left} ariaHidden>
      <Image className={styles.ring} src={ringPicture(left / of)} mode="aspectFit" />
      <Text className={styles.seconds}>{text(seconds) + pad}</Text>
    </View>
  )
}
