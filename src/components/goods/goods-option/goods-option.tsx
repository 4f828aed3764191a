import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TiedSpu } from '@/api/goods'
import { goodsMemberPrice } from '@/domain/show/member-price'
import { joinFacts } from '@/lib/join-facts'
import { goodsTexts } from '@/locales/namespaces/goods'
import textStyles from '@/styles/text.module.scss'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { ChoiceChips } from '../../ui/choice-chips/choice-chips'
import { Stepper } from '../../ui/stepper/stepper'
import type { GoodsChoiceModel } from '../goods-choice.model'
import { GoodsCard } from '../goods-card/goods-card'
import styles from './goods-option.module.scss'

/** Draws goods with their variants and the chosen number of pieces. */
export const GoodsOption = observer(({ spu, model }: { spu: TiedSpu; model: GoodsChoiceModel }) => {
  const t = useTexts(goodsTexts)
  const { attributes, skus, required } = spu
  const discount = useServices().stores.userFacts.privileges?.itemDiscountPrivilegeVo
  const sku = model.skuOf(spu)
  const prices = new Set(skus.map(({ price }) => price))
  const price = sku?.price ?? spu.minPrice
  const isGone = skus.every(({ stock }) => stock === 'NONE')
  const missing = attributes.filter(({ attributeId }) => model.shownValueOf(spu, attributeId) === null)
  const quantity = sku ? model.quantityOf(spu, sku) : 0
  const most = sku ? model.mostOf(spu, sku) : 0
  const state = (): string => {
    if (isGone || sku?.stock === 'NONE') return t('goods.soldOut')
    if (!sku) return t('goods.pick', { names: joinFacts(missing.map(({ name }) => name)) })
    if (sku.left !== null) return t('goods.few', { count: sku.left })
    return model.isLimited(spu) ? t(`goods.limit.${spu.limitedBy}`, { count: spu.most }) : ''
  }
  const notes = required ? [t('goods.required'), t('goods.count', { count: spu.spuQty })] : []
  return (
    <View className={styles.option}>
      <GoodsCard
        layout="row"
        name={spu.name}
        posterUrl={spu.posterUrl}
        minPrice={price}
        minMatchMarketPrice={sku ? sku.marketPrice : spu.minMatchMarketPrice}
        from={!sku && prices.size > 1}
        member={required || price === null ? null : goodsMemberPrice(price, discount)}
        notes={notes}
      >
        {!required && sku && sku.stock !== 'NONE' && (
          <Stepper
            value={Math.min(quantity, most)}
            min={0}
            max={most}
            label={t('goods.quantityOf', { name: spu.name })}
            onChange={(next) => model.setQuantity(spu, sku, next)}
          />
        )}
      </GoodsCard>
      {!required && !isGone && (
        <View className={styles.attributes}>
          {attributes.map(({ attributeId, name, values }) => (
            <View key={attributeId} className={styles.attribute}>
              <Text className={textStyles.meta}>{name}</Text>
              <ChoiceChips
                label={`${spu.name} ${name}`}
                value={model.shownValueOf(spu, attributeId)}
                chips={values.map(({ valueId, attributeValue }) => ({
                  value: valueId,
                  word: attributeValue,
                  notes: [],
                }))}
                onChange={(value) => model.showValue(spu, attributeId, value)}
              />
            </View>
          ))}
        </View>
      )}
      {!required && <View ariaLive="polite">{state() !== '' && <Text className={styles.state}>{state()}</Text>}</View>}
    </View>
  )
})
