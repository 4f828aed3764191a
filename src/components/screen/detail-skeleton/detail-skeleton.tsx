import { View } from '@tarojs/components'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import styles from './detail-skeleton.module.scss'

/**
 * Draws the placeholder of a detail screen: a heading and cards. `cards` are the heights of the cards in pixels, all
 * different.
 */
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
