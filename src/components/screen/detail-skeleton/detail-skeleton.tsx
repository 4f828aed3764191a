import { View } from '@tarojs/components'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import styles from './detail-skeleton.module.scss'

/** The shape of a detail screen while it loads: a heading and cards. `cards` are their heights in pixels, all different. */
export function DetailSkeleton({ cards }: { cards: readonly number[] }) {
  return (
    <View ariaHidden>
      <View className={styles.head}>
        <Skeleton height="31px" width="96px" />
        <Skeleton height="15px" width="60%" />
      </View>
      {cards.map((height) => (
        <View key={height} className={styles.card}>
          <Skeleton shape="block" height={`${height - 32}px`} />
        </View>
      ))}
    </View>
  )
}
