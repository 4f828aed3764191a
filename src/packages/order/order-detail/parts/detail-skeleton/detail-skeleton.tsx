import { View } from '@tarojs/components'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import styles from './detail-skeleton.module.scss'

/** An order's shape while it is on its way. */
export function DetailSkeleton() {
  return (
    <View ariaHidden>
      <View className={styles.head}>
        <Skeleton height="31px" width="96px" />
        <Skeleton height="15px" width="60%" />
      </View>
      {[144, 132, 156].map((height) => (
        <View key={height} className={styles.card}>
          <Skeleton shape="block" height={`${height - 32}px`} />
        </View>
      ))}
    </View>
  )
}
