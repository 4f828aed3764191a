import { View } from '@tarojs/components'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import styles from './invitation-card.module.scss'

/** Draws the outline of an invitation while the invitation loads. */
export function InvitationSkeleton() {
  return (
    <View className={styles.ghost}>
      <Skeleton shape="block" height="440px" className={styles.wide} />
    </View>
  )
}
