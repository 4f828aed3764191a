import { View } from '@tarojs/components'
import boxStyles from '@/styles/box.module.scss'
import { classes } from '../../ui/classes'
import { Skeleton } from '../../ui/skeleton/skeleton'
import type { ShowCardProps } from './show-card'
import styles from './show-card.module.scss'

/** Draws the placeholder of a show's card with the same size, so that the layout does not shift. */
export function ShowCardSkeleton({ size = 'small', className }: Pick<ShowCardProps, 'size' | 'className'>) {
  return (
    <View className={classes(styles.card, styles[size], className)} ariaHidden>
      <View className={styles.picture}>
        <Skeleton shape="poster" />
      </View>
      <View className={styles.text}>
        <View className={styles.title}>
          <Skeleton height="17px" width="90%" />
        </View>
        <Skeleton className={boxStyles.above2} height="13px" width="70%" />
        <Skeleton className={boxStyles.above2} height="13px" width="50%" />
        <View className={styles.foot}>
          {size === 'small' && <Skeleton height="20px" width="40%" />}
          <Skeleton className={styles.price} height="20px" width="64px" />
        </View>
      </View>
    </View>
  )
}
