import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ListedGoods } from '@/api/goods-list'
import { ListView } from '../../lists/list-view'
import type { PagedList } from '../../lists/paged-list'
import { Empty, type EmptyProps } from '../../ui/empty/empty'
import { Skeleton } from '../../ui/skeleton/skeleton'
import styles from './goods-grid.module.scss'
import { GoodsTile } from './goods-tile'

const GHOSTS = [0, 1, 2, 3, 4, 5]

const keyOf = ({ spuId }: ListedGoods): string => spuId

export interface GoodsGridProps {
  list: PagedList<ListedGoods>
  /** Accessible name of the list. */
  label: string
  empty: EmptyProps
}

/** Draws a paged list of goods in tiles, in all its states. */
export const GoodsGrid = observer(({ list, label, empty }: GoodsGridProps) => (
  <ListView
    list={list}
    keyOf={keyOf}
    className={styles.grid}
    columns={2}
    label={label}
    skeleton={<GoodsGhosts />}
    empty={<Empty {...empty} />}
  >
    {(goods) => (
      <View role="listitem">
        <GoodsTile goods={goods} />
      </View>
    )}
  </ListView>
))

/** Draws the placeholders of goods in tiles. */
export function GoodsGhosts() {
  return (
    <View className={styles.grid}>
      {GHOSTS.map((ghost) => (
        <Skeleton key={ghost} shape="block" height="236px" />
      ))}
    </View>
  )
}

/** Draws a few goods in tiles, without paging. */
export function GoodsTiles({ goods }: { goods: readonly ListedGoods[] }) {
  return (
    <View className={styles.grid}>
      {goods.map((each) => (
        <GoodsTile key={each.spuId} goods={each} />
      ))}
    </View>
  )
}
