import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Sheet } from '@/components/ui/sheet/sheet'
import { showTexts } from '@/locales/namespaces/show'
import { PlanPicker } from '../../../parts/plan-picker/plan-picker'
import { QuantityPicker } from '../../../parts/quantity-picker/quantity-picker'
import { SaleAction } from '../../../parts/sale-action/sale-action'
import { SaleTotal } from '../../../parts/sale-total/sale-total'
import { SessionPicker } from '../../../parts/session-picker/session-picker'
import type { ShowDetailModel } from '../../show-detail.model'
import styles from './booking-sheet.module.scss'

/** Phones: session, tier and quantity over the show, with the sum and the button that opens the order. */
export const BookingSheet = observer(({ model }: { model: ShowDetailModel }) => {
  const t = useTexts(showTexts)
  const { sale } = model
  const footer = (
    <View className={styles.foot}>
      <View className={styles.sum}>
        <SaleTotal sale={sale} choice={sale.selection} />
      </View>
      <SaleAction sale={sale} onBuy={sale.buy} />
    </View>
  )
  return (
    <Sheet open={model.booking} onClose={() => model.setBooking(false)} title={t('booking.title')} footer={footer}>
      <View className={styles.choice}>
        <SessionPicker choice={sale.selection} inset />
        <PlanPicker sale={sale} inset />
        <QuantityPicker choice={sale.selection} ofSeats={sale.picksSeats} inset />
      </View>
    </Sheet>
  )
})
