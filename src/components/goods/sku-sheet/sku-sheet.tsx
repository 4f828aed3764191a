import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { drawnWidth } from '@/domain/drawn-picture'
import { goodsMemberPrice } from '@/domain/show/member-price'
import { goodsTexts } from '@/locales/namespaces/goods'
import textStyles from '@/styles/text.module.scss'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Button } from '../../ui/button/button'
import { ChoiceChips } from '../../ui/choice-chips/choice-chips'
import { MemberPriceLine } from '../../ui/member-price/member-price'
import { Poster } from '../../ui/poster/poster'
import { Price } from '../../ui/price/price'
import { Sheet } from '../../ui/sheet/sheet'
import { Stepper } from '../../ui/stepper/stepper'
import { GoodsReminderButton } from '../goods-reminder/goods-reminder'
import type { GoodsRemindersModel } from '../goods-reminder/goods-reminders.model'
import type { SkuChoiceModel } from '../sku-choice.model'
import styles from './sku-sheet.module.scss'

const PICTURE = drawnWidth(96)

interface SkuProps {
  model: SkuChoiceModel
  /** Sentence that explains the limit of the number of pieces. */
  limitText: string
}

export interface SkuSheetProps extends SkuProps {
  open: boolean
  onClose: () => void
  /** Text of the button; "OK" by default. */
  submitText?: string | undefined
  /** Reminders of a chosen variant that is sold out; absent for goods that have no reminders. */
  reminders?: GoodsRemindersModel
  onSubmit: () => unknown
}

/**
 * Draws the choice of a variant: values, the nearest change that makes a grayed value available, price and quantity.
 */
export const SkuSheet = observer(({ open, onClose, submitText, onSubmit, reminders, ...props }: SkuSheetProps) => {
  const t = useTexts(goodsTexts)
  const { model } = props
  const reason = useReason(props)
  const soldOut = model.sku?.stock === 'NONE' ? model.sku.skuId : null
  const refusal = reason || t('goods.pick', { names: model.missing })
  return (
    <Sheet
      open={open}
      title={model.spu.name}
      onClose={onClose}
      footer={
        <>
          <View role="alert">{model.isRefused && <Text className={styles.refusal}>{refusal}</Text>}</View>
          {reminders && soldOut ? (
            <GoodsReminderButton block reminders={reminders} target={{ spuId: model.spu.spuId, skuId: soldOut }} />
          ) : (
            <Button block incomplete={model.choice.state !== 'OPEN' || model.sku === null} onClick={onSubmit}>
              {submitText ?? t('goods.confirm')}
            </Button>
          )}
        </>
      }
    >
      <View className={styles.body}>
        <Chosen {...props} />
        <Values {...props} />
        <Blocked {...props} />
        {model.hasQuantity && <Pieces {...props} />}
      </View>
    </Sheet>
  )
})

const Chosen = observer(({ model }: SkuProps) => {
  const t = useTexts(goodsTexts)
  const discount = useServices().stores.userFacts.privileges?.itemDiscountPrivilegeVo
  const { spu, sku, missing, values } = model
  const { minPrice: min, maxPrice: max } = model.choice
  return (
    <View className={styles.head}>
      <View className={styles.picture}>
        <Poster src={spu.posterUrl} ratio="square" width={PICTURE} />
      </View>
      <View className={styles.facts} role="status">
        <View className={styles.prices}>
          {min !== null && <Price price={{ kind: 'amount', amount: min, from: false }} />}
          {min !== null && max !== null && max > min && (
            <>
              <Text>–</Text>
              <Price price={{ kind: 'amount', amount: max, from: false }} />
            </>
          )}
          {sku && sku.marketPrice !== null && sku.marketPrice > sku.price && (
            <Price price={{ kind: 'amount', amount: sku.marketPrice, from: false }} size="s" tone="ink" struck />
          )}
        </View>
        {sku && <MemberPriceLine price={goodsMemberPrice(sku.price, discount)} />}
        {values !== '' && <Text className={textStyles.meta}>{values}</Text>}
        {missing !== '' && <Text className={textStyles.meta}>{t('goods.pick', { names: missing })}</Text>}
      </View>
    </View>
  )
})

const Values = observer(({ model }: SkuProps) => {
  const t = useTexts(goodsTexts)
  const { attributes } = model.choice
  return (
    <>
      {model.spu.attributes.map(({ attributeId, name, values }) => {
        const states = attributes.find((each) => each.attributeId === attributeId)?.values ?? []
        const chips = states.map(({ valueId, state }) => ({
          value: valueId,
          word: values.find((each) => each.valueId === valueId)?.attributeValue ?? '',
          notes: state === 'OPEN' ? [] : [t(`goods.state.${state}`)],
          muted: state !== 'OPEN',
        }))
        return (
          chips.length > 0 && (
            <View key={attributeId}>
              <Text className={textStyles.meta}>{name}</Text>
              <ChoiceChips
                label={name}
                value={states.find(({ isChosen }) => isChosen)?.valueId ?? null}
                chips={chips}
                onChange={(valueId) => model.tap({ attributeId, valueId })}
              />
            </View>
          )
        )
      })}
    </>
  )
})

/** Returns the reason why the chosen values cannot be bought together, or ''. */
const useReason = ({ model: { blocked }, limitText }: SkuProps): string => {
  const t = useTexts(goodsTexts)
  if (!blocked) return ''
  const { state, value, others } = blocked
  if (state === 'LIMIT') return limitText
  return others ? t(`goods.blocked.${state}`, { value, others }) : t(`goods.alone.${state}`, { value })
}

const Blocked = observer((props: SkuProps) => {
  const t = useTexts(goodsTexts)
  const { blocked, takeWay } = props.model
  const reason = useReason(props)
  return (
    <View ariaLive="polite">
      {blocked && (
        <View className={styles.blocked}>
          <Text className={styles.reason}>{reason}</Text>
          {blocked.way !== '' && (
            <Button kind="secondary" size="m" onClick={takeWay}>
              {t('goods.wayTo', { values: blocked.way })}
            </Button>
          )}
        </View>
      )}
    </View>
  )
})

const Pieces = observer(({ model, limitText }: SkuProps) => {
  const t = useTexts(goodsTexts)
  const { limit, quantity, spu, setQuantity } = model
  const isBound = quantity >= limit.most && !model.blocked
  const reason = limit.reason === 'stock' ? t('goods.few', { count: limit.most }) : limitText
  return (
    <View className={styles.blocked}>
      <View>
        <Text className={textStyles.meta}>{t('goods.quantity')}</Text>
        <View ariaLive="polite">{isBound && <Text className={styles.reason}>{reason}</Text>}</View>
      </View>
      <Stepper
        value={quantity}
        min={Math.min(1, limit.most)}
        max={limit.most}
        label={t('goods.quantityOf', { name: spu.name })}
        onChange={setQuantity}
      />
    </View>
  )
})
