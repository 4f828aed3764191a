import { View } from '@tarojs/components'
import { useFirstWait } from '@/components/screen/first-wait'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import styles from './show-skeleton.module.scss'

/**
 * Draws the skeleton of the body: rows and a paragraph.
 * @param below true to draw only the skeleton of the content below date and venue
 */
export function ShowSkeleton({ below = false }: { below?: boolean }) {
  return (
    <View id={useFirstWait()} className={styles.body} ariaHidden>
      {!below && <Skeleton shape="block" height="128px" />}
      <Skeleton shape="block" height="64px" />
      <Skeleton shape="block" height="76px" />
      <Skeleton shape="block" height="200px" />
    </View>
  )
}
