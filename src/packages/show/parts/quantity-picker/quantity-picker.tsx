import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Stepper } from '@/components/ui/stepper/stepper'
import { showTexts } from '@/locales/namespaces/show'
import type { TicketSelection } from '../../sale/ticket-selection'
import styles from './quantity-picker.module.scss'

const BOUND = { stock: 'pick.left', order: 'pick.limit', buyer: 'pick.limitBuyer' } as const

export interface QuantityPickerProps {
  choice: TicketSelection
  /** Seats are picked afterwards: the quantity needs no tier. */
  ofSeats?: boolean
  /** Inside a card. */
  inset?: boolean
}

/** Quantity of the chosen tier, or of seats where they are picked, and its limit. Nothing before a tier or session is chosen. */
export const QuantityPicker = observer(({ choice, ofSeats = false, inset = false }: QuantityPickerProps) => {
  const t = useTexts(showTexts)
  const { plan, session, quantity, limit } = choice
  if (!plan && !(ofSeats && session)) return null
  return (
    <View className={classes(styles.row, inset && styles.inset)}>
      <View className={styles.words}>
        <Text className={styles.name}>{t(ofSeats ? 'pick.seatCount' : 'pick.quantity')}</Text>
        {limit.reason && limit.most > 0 && (
          <Text className={styles.note}>{t(BOUND[limit.reason], { count: limit.most })}</Text>
        )}
        {plan && plan.unitQty > 1 && (
          <Text className={styles.note}>{t('pick.tickets', { count: plan.unitQty * quantity })}</Text>
        )}
      </View>
      <Stepper
        value={quantity}
        max={Math.max(1, limit.most)}
        onChange={choice.setQuantity}
        label={t(ofSeats ? 'pick.seatCount' : 'pick.quantity')}
      />
    </View>
  )
})
