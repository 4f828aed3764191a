import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Fen } from '@/domain/money'
import { drawnWidth } from '@/domain/drawn-picture'
import type { MemberPrice } from '@/domain/show/member-price'
import { MemberPriceLine } from '../../ui/member-price/member-price'
import { Poster } from '../../ui/poster/poster'
import { Price } from '../../ui/price/price'
import styles from './goods-card.module.scss'

const ROW_PICTURE = drawnWidth(72)
const TILE_PICTURE = drawnWidth(140, 212)

export interface GoodsCardProps {
  /** A row beside its picture, or a tile below it. */
  layout: 'row' | 'tile'
  name: string
  posterUrl: string
  minPrice: Fen | null
  /** Market price; shown with a line through it if it is higher. */
  minMatchMarketPrice: Fen | null
  /** True if variants have different prices. */
  from?: boolean
  /** The buyer's price, shown beside the public price, or null. */
  member?: MemberPrice | null
  /** Lines below the name of a row: variant, quantity, state. Lines below the price of a tile: state. */
  notes?: readonly string[]
  /** Content at the end of the price line. Only in a row. */
  children?: ReactNode
}

/**
 * Draws goods: picture, name, price, market price and notes. The parts of a tile have no wrapper, because a page of
 * WeChat may have at most 1,000 nodes.
 */
export function GoodsCard(props: GoodsCardProps) {
  const { layout, name, posterUrl, member, notes, children } = props
  const isTile = layout === 'tile'
  const poster = <Poster src={posterUrl} ratio="square" width={isTile ? TILE_PICTURE : ROW_PICTURE} />
  const prices = <Prices {...props} />
  const memberLine = member && <MemberPriceLine price={member} />
  const lines = notes?.filter(Boolean).map((note) => (
    <Text key={note} className={styles.note}>
      {note}
    </Text>
  ))
  if (isTile)
    return (
      <>
        {poster}
        <View className={styles.tileName}>{name}</View>
        {prices}
        {memberLine}
        {lines}
      </>
    )
  return (
    <View className={styles.row}>
      <View className={styles.picture}>{poster}</View>
      <View className={styles.text}>
        <View className={styles.name}>{name}</View>
        {lines}
        <View className={styles.foot}>
          {prices}
          {children}
        </View>
        {memberLine}
      </View>
    </View>
  )
}

const Prices = ({ minPrice, minMatchMarketPrice: market, from = false }: GoodsCardProps) => (
  <View className={styles.prices}>
    {minPrice !== null && <Price price={{ kind: 'amount', amount: minPrice, from }} size="s" tone="ink" />}
    {minPrice !== null && market !== null && market > minPrice && (
      <Price price={{ kind: 'amount', amount: market, from: false }} size="s" tone="ink" struck />
    )}
  </View>
)
