import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Sheet } from '@/components/ui/sheet/sheet'
import { showTexts } from '@/locales/namespaces/show'
import boxStyles from '@/styles/box.module.scss'
import { PlanPicker } from '../../../parts/plan-picker/plan-picker'
import { QuantityPicker } from '../../../parts/quantity-picker/quantity-picker'
import { SaleAction } from '../../../parts/sale-action/sale-action'
import { SaleTotal } from '../../../parts/sale-total/sale-total'
import { TierPlan } from '../../../parts/seat-plan/seat-plan'
import { SessionPicker } from '../../../parts/session-picker/session-picker'
import type { ShowDetailModel } from '../../show-detail.model'
import styles from './booking-sheet.module.scss'

/**
 * Draws the sheet for choosing session and tier, which covers the show page on phones. Its footer contains quantity,
 * total and the buy button.
 */
export const BookingSheet = observer(({ model }: { model: ShowDetailModel }) => {
  const t = useTexts(showTexts)
  const { sale } = model
  const footer = (
    <>
      <QuantityPicker sale={sale} />
      <View className={styles.foot}>
        <View className={boxStyles.grow}>
          <SaleTotal sale={sale} choice={sale.selection} />
        </View>
        <SaleAction sale={sale} onBuy={sale.buy} />
      </View>
    </>
  )
  return (
    <Sheet open={model.booking} onClose={() => model.setBooking(false)} title={t('booking.title')} footer={footer}>
      <View className={boxStyles.stack4}>
        <SessionPicker choice={sale.selection} inset />
        <TierPlan sale={sale} />
        <PlanPicker sale={sale} inset />
      </View>
    </Sheet>
  )
})
