import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Sku, TiedSpu } from '@/api/goods'
import { goodsMemberPrice } from '@/domain/show/member-price'
import { joinFacts } from '@/lib/join-facts'
import { goodsTexts } from '@/locales/namespaces/goods'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Button } from '../../ui/button/button'
import { Stepper } from '../../ui/stepper/stepper'
import type { GoodsChoiceModel } from '../goods-choice.model'
import { GoodsCard } from '../goods-card/goods-card'
import { variantText } from '../variant-text'
import styles from './goods-option.module.scss'

/** Draws goods with the chosen pieces. Goods with several variants open the sheet that chooses one. */
export const GoodsOption = observer(({ spu, model }: { spu: TiedSpu; model: GoodsChoiceModel }) => {
  const t = useTexts(goodsTexts)
  const { skus, required } = spu
  const discount = useServices().stores.userFacts.privileges?.itemDiscountPrivilegeVo
  const only = skus.length === 1 ? (skus[0] ?? null) : null
  const prices = new Set(skus.map(({ price }) => price))
  const price = only?.price ?? spu.minPrice
  const isGone = skus.every(({ stock }) => stock === 'NONE')
  const lines = model.linesOf(spu)
  const pickText = t(lines.length > 0 ? 'goods.pickMore' : 'goods.pickAct')
  const state = (): string => {
    if (isGone) return t('goods.soldOut')
    if (only && only.left !== null) return t('goods.few', { count: only.left })
    return model.isLimited(spu) ? t(`goods.limit.${spu.limitedBy}`, { count: spu.most }) : ''
  }
  const pieces = (sku: Sku, name: string) => (
    <Stepper
      value={Math.min(model.quantityOf(spu, sku), model.limitOf(spu, sku).most)}
      min={0}
      max={model.limitOf(spu, sku).most}
      label={t('goods.quantityOf', { name })}
      onChange={(next) => model.setQuantity(spu, sku, next)}
    />
  )
  const notes = required ? [t('goods.required'), t('goods.count', { count: spu.spuQty })] : []
  return (
    <View className={styles.option}>
      <GoodsCard
        layout="row"
        name={spu.name}
        posterUrl={spu.posterUrl}
        minPrice={price}
        minMatchMarketPrice={only ? only.marketPrice : spu.minMatchMarketPrice}
        from={prices.size > 1}
        member={required || price === null ? null : goodsMemberPrice(price, discount)}
        notes={notes}
      >
        {!required && only && !isGone && pieces(only, spu.name)}
        {!required && !only && !isGone && (
          <Button kind="secondary" size="s" label={joinFacts([pickText, spu.name])} onClick={() => model.open(spu)}>
            {pickText}
          </Button>
        )}
      </GoodsCard>
      {!required &&
        !only &&
        lines.map(({ sku }) => {
          const variant = variantText(sku)
          return (
            <View key={sku.skuId} className={styles.line}>
              <Text className={styles.variant}>{variant}</Text>
              {pieces(sku, joinFacts([spu.name, variant]))}
            </View>
          )
        })}
      {!required && <View ariaLive="polite">{state() !== '' && <Text className={styles.state}>{state()}</Text>}</View>}
    </View>
  )
})
