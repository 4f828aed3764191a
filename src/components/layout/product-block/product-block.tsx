import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { drawnWidth } from '@/domain/drawn-picture'
import { goodsMemberPrice } from '@/domain/show/member-price'
import { layoutTexts } from '@/locales/namespaces/layout'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Poster } from '../../ui/poster/poster'
import { Pressable } from '../../ui/pressable/pressable'
import { MemberPriceLine } from '../../ui/member-price/member-price'
import { Price } from '../../ui/price/price'
import { Section } from '../../ui/section/section'
import { HorizontalList } from '../horizontal-list/horizontal-list'
import type { PartProps } from '../part'
import { useMore, useTarget } from '../use-target'
import styles from './product-block.module.scss'

const PICTURE = drawnWidth(140, 212)

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
        {goods.map(({ spuId, name, posterUrl, minPrice, minMatchMarketPrice: market }) => (
          <Pressable key={spuId} className={styles.card} {...leadsTo({ kind: 'SHOP_DETAIL', params: { spuId } })}>
            <Poster src={posterUrl} ratio="square" width={PICTURE} />
            <View className={styles.name}>{name}</View>
            <View className={styles.prices}>
              {minPrice !== null && (
                <Price price={{ kind: 'amount', amount: minPrice, from: false }} size="s" tone="ink" />
              )}
              {minPrice !== null && market !== null && market > minPrice && (
                <Price price={{ kind: 'amount', amount: market, from: false }} size="s" tone="ink" struck />
              )}
            </View>
            {minPrice !== null && <MemberPriceLine price={goodsMemberPrice(minPrice, discount)} />}
          </Pressable>
        ))}
      </HorizontalList>
    </Section>
  )
})
