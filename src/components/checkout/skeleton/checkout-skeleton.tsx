import { View } from '@tarojs/components'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import boxStyles from '@/styles/box.module.scss'
import styles from './checkout-skeleton.module.scss'

/** The cards' shapes while the price is on its way. */
export function CheckoutSkeleton() {
  return (
    <>
      <View className={styles.card} ariaHidden>
        <View className={styles.show}>
          <View className={styles.poster}>
            <Skeleton shape="poster" />
          </View>
          <View className={styles.words}>
            <Skeleton height="20px" width="80%" />
            <Skeleton height="13px" width="60%" />
            <Skeleton height="13px" width="50%" />
          </View>
        </View>
      </View>
      {[120, 112, 96].map((height) => (
        <View key={height} className={styles.card} ariaHidden>
          <Skeleton height="20px" width="88px" />
          <Skeleton shape="block" height={`${height - 48}px`} className={boxStyles.above3} />
        </View>
      ))}
    </>
  )
}
