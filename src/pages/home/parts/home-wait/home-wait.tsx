import { View } from '@tarojs/components'
import { useFirstWait } from '@/components/screen/first-wait'
import { classes } from '@/components/ui/classes'
import styles from './home-wait.module.scss'

const indexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/**
 * Draws the home page before its layout has loaded. If the skeleton of the HTML page is visible, draws no second
 * skeleton below it, because that would delay the first card.
 */
export function HomeWait() {
  const hold = useFirstWait()
  return hold ? <View className={styles.held} id={hold} /> : <HomeSkeleton />
}

/**
 * Draws the skeleton of the home page below its bar. It looks the same as the skeleton that is shown before the scripts
 * load (platform/boot/skeleton.scss).
 */
function HomeSkeleton() {
  return (
    <View className={styles.skeleton} ariaHidden>
      <View className={classes(styles.shape, styles.hero)} />
      <View className={classes(styles.shape, styles.title)} />
      <Row className={styles.days} shape={styles.day} count={6} />
      <Row className={styles.posters} shape={styles.poster} count={5} />
      <Row className={styles.icons} shape={styles.icon} count={8} />
      <View className={classes(styles.shape, styles.notice)} />
    </View>
  )
}

function Row({ className, shape, count }: { className: string; shape: string; count: number }) {
  return (
    <View className={className}>
      {indexes(count).map((index) => (
        <View key={index} className={classes(styles.shape, shape)} />
      ))}
    </View>
  )
}
