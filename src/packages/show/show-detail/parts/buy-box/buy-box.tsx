import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { showTexts } from '@/locales/namespaces/show'
import boxStyles from '@/styles/box.module.scss'
import { PlanPicker } from '../../../parts/plan-picker/plan-picker'
import { QuantityNote, QuantityStepper } from '../../../parts/quantity-picker/quantity-picker'
import { SaleAction } from '../../../parts/sale-action/sale-action'
import { SaleCountdown } from '../../../parts/sale-countdown/sale-countdown'
import { SaleTotal } from '../../../parts/sale-total/sale-total'
import { SessionPicker } from '../../../parts/session-picker/session-picker'
import type { ShowSale } from '../../../sale/show-sale'
import styles from './buy-box.module.scss'

/**
 * Draws the sticky box beside the show on desktop, with session, tier, quantity and button. After the end of the sale,
 * the box shows no price.
 */
export const BuyBox = observer(({ sale }: { sale: ShowSale }) => {
  const t = useTexts(showTexts)
  const chooses = !sale.status.closed && !sale.soldAt
  return (
    <View className={styles.box} role="region" ariaLabel={t('sale.title')}>
      {chooses && (
        <View className={styles.choice}>
          <SaleCountdown sale={sale} />
          <SessionPicker choice={sale.selection} inset />
          <PlanPicker sale={sale} inset folds />
        </View>
      )}
      <View className={styles.foot}>
        {!sale.status.closed && (
          <View>
            <SaleTotal sale={sale} choice={sale.selection} />
            {chooses && <QuantityNote sale={sale} />}
          </View>
        )}
        <View className={boxStyles.row3}>
          {chooses && <QuantityStepper sale={sale} />}
          <View className={boxStyles.grow}>
            <SaleAction sale={sale} onBuy={sale.buy} block />
          </View>
        </View>
      </View>
    </View>
  )
})
