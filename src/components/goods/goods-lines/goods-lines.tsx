import { View } from '@tarojs/components'
import type { OrderedGoods } from '@/api/ordered-goods'
import { joinFacts } from '@/lib/join-facts'
import { goodsTexts } from '@/locales/namespaces/goods'
import { useTexts } from '../../texts'
import { GoodsCard } from '../goods-card/goods-card'
import styles from './goods-lines.module.scss'

/** Draws ordered goods: variant, quantity, and whether the tickets contain them. */
export function GoodsLines({ goods }: { goods: readonly Omit<OrderedGoods, 'amount'>[] }) {
  const t = useTexts(goodsTexts)
  if (goods.length === 0) return null
  return (
    <View className={styles.lines}>
      {goods.map(({ spuId, name, posterUrl, idArr, quantity, price, required }) => {
        const variant = joinFacts(idArr.map(({ attributeValue }) => attributeValue))
        return (
          <GoodsCard
            key={`${spuId} ${variant}`}
            layout="row"
            {...{ name, posterUrl }}
            minPrice={price}
            minMatchMarketPrice={null}
            notes={[variant, required ? t('goods.required') : '']}
          >
            <View>{t('goods.count', { count: quantity })}</View>
          </GoodsCard>
        )
      })}
    </View>
  )
}
