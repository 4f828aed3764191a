import type { ListedGoods } from '@/api/goods-list'
import { goodsTexts } from '@/locales/namespaces/goods'
import { useTexts } from '../../texts'
import { Section } from '../../ui/section/section'
import { GoodsTiles } from '../goods-grid/goods-grid'

/** Draws recommended goods below an empty list. Draws nothing without goods. */
export function RecommendedGoods({ goods }: { goods: readonly ListedGoods[] }) {
  const t = useTexts(goodsTexts)
  if (goods.length === 0) return null
  return (
    <Section title={t('goods.recommended')}>
      <GoodsTiles goods={goods} />
    </Section>
  )
}
