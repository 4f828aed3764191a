import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { classes } from '@/components/ui/classes'
import { covered } from '@/platform/first-paint'
import { HOLD } from '@/platform/first-paint/contract'
import styles from './home-wait.module.scss'

const indexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** Maximum time that the page's skeleton covers home's, ms: it hides home's notice about a slow network. */
const COVERED_FOR = 1000

/**
 * Home before its layout is here. When it is the first screen of all, the page's shapes are still there and are left
 * standing: drawing the same again would only make the first card later.
 */
export function HomeWait() {
  const [holds, setHolds] = useState(covered)
  useEffect(() => {
    const timer = setTimeout(() => setHolds(false), COVERED_FOR)
    return () => clearTimeout(timer)
  }, [])
  return holds ? <View className={styles.held} id={HOLD} /> : <HomeSkeleton />
}

/** Home's shape below its bar, the same as the page shows before the scripts are there (platform/boot/skeleton.scss). */
function HomeSkeleton() {
  return (
    <View className={styles.skeleton} ariaHidden>
      <View className={classes(styles.shape, styles.hero)} />
      <Row className={styles.icons} shape={styles.icon} count={8} />
      <View className={classes(styles.shape, styles.notice)} />
      <View className={classes(styles.shape, styles.title)} />
      <Row className={styles.days} shape={styles.day} count={6} />
      <Row className={styles.posters} shape={styles.poster} count={5} />
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
