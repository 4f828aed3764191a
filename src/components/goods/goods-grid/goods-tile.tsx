import { observer } from 'mobx-react'
import type { ListedGoods } from '@/api/goods-list'
import { formatTime, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { goodsMemberPrice } from '@/domain/show/member-price'
import { goodsTexts } from '@/locales/namespaces/goods'
import { linkTo } from '@/router/link-to'
import { useNow, useServices } from '../../services'
import { useTexts } from '../../texts'
import { Pressable } from '../../ui/pressable/pressable'
import { GoodsCard } from '../goods-card/goods-card'
import styles from './goods-grid.module.scss'

/** Returns the text for the state of goods, such as few left; '' for goods in stock. */
const useGoodsState = ({ saleTime, stock, left, spuType }: ListedGoods): string => {
  const t = useTexts(goodsTexts)
  const now = useNow()
  if (saleTime !== null && now < saleTime)
    return t('goods.saleFrom', {
      time: formatTime(saleTime, SHOP_OFFSET, [t('date.pattern.monthDay'), t('date.pattern.time')].join(' ')),
    })
  if (stock === 'NONE') return t('goods.soldOut')
  if (left !== null) return t('goods.few', { count: left })
  return spuType === 'PREORDER' ? t('goods.preorder') : ''
}

/** Draws goods of the shop as a tile that opens their page. */
export const GoodsTile = observer(({ goods }: { goods: ListedGoods }) => {
  const discount = useServices().stores.userFacts.privileges?.itemDiscountPrivilegeVo
  const { spuId, name, posterUrl, minPrice, maxPrice, minMatchMarketPrice } = goods
  const state = useGoodsState(goods)
  return (
    <Pressable className={styles.tile} to={linkTo('shop-detail', { id: spuId })}>
      <GoodsCard
        layout="tile"
        {...{ name, posterUrl, minPrice, minMatchMarketPrice }}
        from={minPrice !== null && maxPrice !== null && maxPrice > minPrice}
        member={minPrice === null ? null : goodsMemberPrice(minPrice, discount)}
        notes={[state]}
      />
    </Pressable>
  )
})
