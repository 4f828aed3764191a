import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { OrderedGoods } from '@/api/ordered-goods'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { goodsTexts } from '@/locales/namespaces/goods'
import textStyles from '@/styles/text.module.scss'
import { useTexts } from '../../texts'
import { Button } from '../../ui/button/button'
import { GoodsCard } from '../goods-card/goods-card'
import { variantText } from '../variant-text'
import styles from './goods-lines.module.scss'

type Line = Omit<OrderedGoods, 'amount'>

/** Number of lines with a picture. An order has up to 99 lines, and a page of WeChat at most 1,000 nodes. */
const PICTURED = 10

/** Draws ordered goods: variant, quantity, and whether the tickets contain them. Later lines are folded to texts. */
export function GoodsLines({ goods }: { goods: readonly Line[] }) {
  const t = useTexts(goodsTexts)
  const [isOpen, setOpen] = useState(false)
  if (goods.length === 0) return null
  const refundedText = ({ refunded }: Line) => (refunded > 0 ? t('goods.refunded', { count: refunded }) : '')
  const [pictured, others] = [goods.slice(0, PICTURED), goods.slice(PICTURED)]
  return (
    <View className={styles.lines}>
      {pictured.map((line) => (
        <GoodsCard
          key={`${line.spuId} ${variantText(line)}`}
          layout="row"
          {...{ name: line.name, posterUrl: line.posterUrl }}
          minPrice={line.price}
          minMatchMarketPrice={null}
          notes={[variantText(line), line.required ? t('goods.required') : '', refundedText(line)]}
        >
          <View>{t('goods.count', { count: line.quantity })}</View>
        </GoodsCard>
      ))}
      {others.length > 0 && !isOpen && (
        <Button kind="quiet" onClick={() => setOpen(true)}>
          {t('goods.more', { count: others.length })}
        </Button>
      )}
      {isOpen &&
        others.map((line) => (
          <Text key={`${line.spuId} ${variantText(line)}`} className={textStyles.meta}>
            {joinFacts([
              line.name,
              variantText(line),
              refundedText(line),
              `${t('price.amount', { amount: formatMoney(line.price) })} ${t('goods.count', { count: line.quantity })}`,
            ])}
          </Text>
        ))}
    </View>
  )
}
