import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { joinFacts } from '@/lib/join-facts'
import { useTexts } from '@/components/texts'
import { Stepper } from '@/components/ui/stepper/stepper'
import { showTexts } from '@/locales/namespaces/show'
import type { ShowSale } from '../../sale/show-sale'
import styles from './quantity-picker.module.scss'

const BOUND = { stock: 'pick.left', order: 'pick.limit', buyer: 'pick.limitBuyer' } as const

/** Quantity of the chosen tier, or of seats where they are picked, and its limit. Nothing before a tier or session is chosen. */
export const QuantityPicker = observer(({ sale }: { sale: ShowSale }) => {
  const t = useTexts(showTexts)
  const { hasQuantity, plan, quantity, limit, setQuantity } = sale.selection
  if (!hasQuantity) return null
  const label = t(sale.picksSeats ? 'pick.seatCount' : 'pick.quantity')
  const note = joinFacts([
    limit.reason && limit.most > 0 ? t(BOUND[limit.reason], { count: limit.most }) : '',
    plan && plan.unitQty > 1 ? t('pick.tickets', { count: plan.unitQty * quantity }) : '',
  ])
  return (
    <View className={styles.row}>
      <View className={styles.words}>
        <Text className={styles.name}>{label}</Text>
        {note && <Text className={styles.note}>{note}</Text>}
      </View>
      <Stepper value={quantity} max={Math.max(1, limit.most)} onChange={setQuantity} label={label} />
    </View>
  )
})
