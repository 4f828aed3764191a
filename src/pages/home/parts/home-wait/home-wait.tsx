import { View } from '@tarojs/components'
import { useFirstWait } from '@/components/screen/first-wait'
import { classes } from '@/components/ui/classes'
import styles from './home-wait.module.scss'

const indexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** Home before its layout has loaded. Without a skeleton under the page's own, which would delay the first card. */
export function HomeWait() {
  const hold = useFirstWait()
  return hold ? <View className={styles.held} id={hold} /> : <HomeSkeleton />
}

/** Home's skeleton below its bar, the same as before the scripts load (platform/boot/skeleton.scss). */
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
