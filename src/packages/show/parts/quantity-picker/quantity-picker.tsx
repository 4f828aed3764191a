import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { joinFacts } from '@/lib/join-facts'
import { useTexts } from '@/components/texts'
import { Stepper } from '@/components/ui/stepper/stepper'
import { showTexts } from '@/locales/namespaces/show'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import type { ShowSale } from '../../sale/show-sale'
import styles from './quantity-picker.module.scss'

const BOUND = { stock: 'pick.left', order: 'pick.limit', buyer: 'pick.limitBuyer' } as const

/**
 * Draws the quantity and its limit for the selected tier, or for a seat selection in the next step. Draws nothing
 * before a tier or session is selected.
 */
export const QuantityPicker = observer(({ sale }: { sale: ShowSale }) => {
  const t = useTexts(showTexts)
  if (!sale.selection.hasQuantity) return null
  return (
    <View className={styles.row}>
      <View className={boxStyles.shrinkStack}>
        <Text className={textStyles.bodyStrong}>{t(sale.picksSeats ? 'pick.seatCount' : 'pick.quantity')}</Text>
        <QuantityNote sale={sale} />
      </View>
      <QuantityStepper sale={sale} />
    </View>
  )
})

/** Draws only the quantity stepper, next to the button. Draws nothing before a tier or session is selected. */
export const QuantityStepper = observer(({ sale }: { sale: ShowSale }) => {
  const t = useTexts(showTexts)
  const { hasQuantity, quantity, limit, setQuantity } = sale.selection
  if (!hasQuantity) return null
  const label = t(sale.picksSeats ? 'pick.seatCount' : 'pick.quantity')
  return <Stepper value={quantity} max={Math.max(1, limit.most)} onChange={setQuantity} label={label} />
})

/** Draws the limit of the quantity, and the number of tickets in the packages. Draws nothing if there is neither. */
export const QuantityNote = observer(({ sale }: { sale: ShowSale }) => {
  const t = useTexts(showTexts)
  const { hasQuantity, plan, quantity, limit } = sale.selection
  if (!hasQuantity) return null
  const note = joinFacts([
    limit.reason && limit.most > 0 ? t(BOUND[limit.reason], { count: limit.most }) : '',
    plan && plan.unitQty > 1 ? t('pick.tickets', { count: plan.unitQty * quantity }) : '',
  ])
  return note ? <Text className={textStyles.meta}>{note}</Text> : null
})
