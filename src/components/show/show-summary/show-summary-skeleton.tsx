import { View } from '@tarojs/components'
import { classes } from '../../ui/classes'
import { Skeleton } from '../../ui/skeleton/skeleton'
import styles from './show-summary.module.scss'

/** Draws the placeholder of a summary; `small` has the poster of a list. */
export function ShowSummarySkeleton({ small = false }: { small?: boolean }) {
  return (
    <View className={styles.show}>
      <View className={classes(styles.poster, small && styles.small)}>
        <Skeleton shape="poster" />
      </View>
      <View className={styles.lines}>
        <Skeleton height={small ? '17px' : '20px'} width="80%" />
        <Skeleton height="13px" width="60%" />
        <Skeleton height="13px" width="50%" />
      </View>
    </View>
  )
}
