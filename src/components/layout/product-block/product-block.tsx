import { View } from '@tarojs/components'
import { drawnWidth } from '@/domain/drawn-picture'
import { layoutTexts } from '@/locales/namespaces/layout'
import { useTexts } from '../../texts'
import { Poster } from '../../ui/poster/poster'
import { Pressable } from '../../ui/pressable/pressable'
import { Price } from '../../ui/price/price'
import { Section } from '../../ui/section/section'
import { HorizontalList } from '../horizontal-list/horizontal-list'
import type { PartProps } from '../part'
import { useMore, useTarget } from '../use-target'
import styles from './product-block.module.scss'

const PICTURE = drawnWidth(140, 212)

/** Draws the merchant's goods with their prices. */
export function ProductBlock({ component: { title, subTitle, moreTarget, goods } }: PartProps<'PRODUCT_BLOCK'>) {
  const t = useTexts(layoutTexts)
  const more = useMore(moreTarget)
  const leadsTo = useTarget()
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
          </Pressable>
        ))}
      </HorizontalList>
    </Section>
  )
}
