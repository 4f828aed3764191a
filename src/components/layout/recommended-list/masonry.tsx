import { View } from '@tarojs/components'
import type { ShowCard as Show } from '@/api/show-card'
import { drawnWidth } from '@/domain/drawn-picture'
import { masonryColumns, pictureRatio } from '@/domain/masonry'
import boxStyles from '@/styles/box.module.scss'
import { VirtualList } from '../../lists/virtual-list'
import { useDesktop } from '../../shell/use-desktop'
import { ShowCard } from '../../show/show-card/show-card'
import { ShowCardSkeleton } from '../../show/show-card/show-card-skeleton'
import styles from './masonry.module.scss'

const PHONE_COLUMNS = 2
const DESKTOP_COLUMNS = 5

const COVER = drawnWidth(165, 212, '46vw')

const ratioOf = ({ cover }: Show): number => pictureRatio(cover)

/**
 * Draws cards in columns of different heights (masonry), two columns on a phone. Each picture reserves its space by its
 * own aspect ratio.
 */
export function Masonry({ shows }: { shows: readonly Show[] }) {
  const columns = masonryColumns(shows, useDesktop() ? DESKTOP_COLUMNS : PHONE_COLUMNS, ratioOf)
  return (
    <View className={styles.columns}>
      {columns.map((column, index) => (
        <View key={index} className={boxStyles.grow}>
          <VirtualList items={column} keyOf={({ showId }) => showId} className={styles.column}>
            {(show) => <ShowCard show={show} size="medium" posterWidth={COVER} ratio={ratioOf(show)} />}
          </VirtualList>
        </View>
      ))}
    </View>
  )
}

/** Draws a placeholder row of the next page. */
export function MasonrySkeleton() {
  const columns = useDesktop() ? DESKTOP_COLUMNS : PHONE_COLUMNS
  return (
    <View className={styles.columns}>
      {Array.from({ length: columns }, (_, index) => (
        <View key={index} className={boxStyles.grow}>
          <ShowCardSkeleton size="medium" />
        </View>
      ))}
    </View>
  )
}
