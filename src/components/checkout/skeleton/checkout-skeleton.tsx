import { View } from '@tarojs/components'
import { ShowSummarySkeleton } from '@/components/show/show-summary/show-summary-skeleton'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import boxStyles from '@/styles/box.module.scss'
import styles from './checkout-skeleton.module.scss'

/** Placeholders of the cards while the price loads. */
export function CheckoutSkeleton() {
  return (
    <>
      <View className={styles.card} ariaHidden>
        <ShowSummarySkeleton />
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
