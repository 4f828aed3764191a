import { Image, Text, View } from '@tarojs/components'
import { ringPicture } from '@/domain/ticket/ring-picture'
import styles from './change-ring.module.scss'

const FIGURE_SPACE = '\u2007'

interface ChangeRingProps {
  /** Time until the next code, ms. */
  left: number
  /** Lifetime of a code, ms. */
  of: number
  /** Returns the text beside the ring. */
  text: (seconds: number) => string
}

/** Draws the remaining time of a code. With reduced motion, the seconds are shown without the ring. */
export function ChangeRing({ left, of, text }: ChangeRingProps) {
  const seconds = Math.ceil(left / 1000)
  // At the end of the text: as wide with one digit as with two, so the ring beside it stays where it is.
  const pad = seconds < 10 ? FIGURE_SPACE : ''
  return (
    <View className={styles.left} ariaHidden>
      <Image className={styles.ring} src={ringPicture(left / of)} mode="aspectFit" />
      <Text className={styles.seconds}>{text(seconds) + pad}</Text>
    </View>
  )
}
