import { observer } from 'mobx-react'
import { goodsMemberPrice } from '@/domain/show/member-price'
import { layoutTexts } from '@/locales/namespaces/layout'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { GoodsCard } from '../../goods/goods-card/goods-card'
import { Pressable } from '../../ui/pressable/pressable'
import { Section } from '../../ui/section/section'
import { HorizontalList } from '../horizontal-list/horizontal-list'
import type { PartProps } from '../part'
import { useMore, useTarget } from '../use-target'
import styles from './product-block.module.scss'

/** Draws the merchant's goods with their prices. */
export const ProductBlock = observer(({ component }: PartProps<'PRODUCT_BLOCK'>) => {
  const { title, subTitle, moreTarget, goods } = component
  const t = useTexts(layoutTexts)
  const more = useMore(moreTarget)
  const leadsTo = useTarget()
  const discount = useServices().stores.userFacts.privileges?.itemDiscountPrivilegeVo
  if (goods.length === 0) return null
  return (
    <Section title={title || t('layout.goods')} note={subTitle} more={more}>
      <HorizontalList cardClass={styles.place}>
        {goods.map(({ spuId, name, posterUrl, minPrice, minMatchMarketPrice }) => (
          <Pressable key={spuId} className={styles.card} {...leadsTo({ kind: 'SHOP_DETAIL', params: { spuId } })}>
            <GoodsCard
              layout="tile"
              {...{ name, posterUrl, minPrice, minMatchMarketPrice }}
              member={minPrice === null ? null : goodsMemberPrice(minPrice, discount)}
            />
          </Pressable>
        ))}
      </HorizontalList>
    </Section>
  )
})
