import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { showTexts } from '@/locales/namespaces/show'
import { PlanPicker } from '../../../parts/plan-picker/plan-picker'
import { QuantityPicker } from '../../../parts/quantity-picker/quantity-picker'
import { SaleAction } from '../../../parts/sale-action/sale-action'
import { SaleCountdown } from '../../../parts/sale-countdown/sale-countdown'
import { SaleTotal } from '../../../parts/sale-total/sale-total'
import { SessionPicker } from '../../../parts/session-picker/session-picker'
import type { ShowSale } from '../../../sale/show-sale'
import styles from './buy-box.module.scss'

/** Desktop: session, tier, quantity and button beside the show; it stays while the page scrolls. */
export const BuyBox = observer(({ sale }: { sale: ShowSale }) => {
  const t = useTexts(showTexts)
  return (
    <View className={styles.box} role="region" ariaLabel={t('sale.title')}>
      {!sale.closed && !sale.soldAt && (
        <View className={styles.choice}>
          <SaleCountdown sale={sale} />
          <SessionPicker choice={sale.selection} inset />
          <PlanPicker sale={sale} inset />
        </View>
      )}
      <View className={styles.foot}>
        {!sale.closed && !sale.soldAt && <QuantityPicker sale={sale} />}
        <SaleTotal sale={sale} choice={sale.selection} />
        <SaleAction sale={sale} onBuy={sale.buy} block />
      </View>
    </View>
  )
})
