import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { useLocalAmount } from '@/components/local-amount/use-local-amount'
import { useDesktop } from '@/components/shell/use-desktop'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import type { ShowSale } from '../../sale/show-sale'
import { ReminderSheet } from '../reminder/reminder-sheet'
import { QuantityPicker } from '../quantity-picker/quantity-picker'
import { SaleAction } from '../sale-action/sale-action'
import { hasMemberLine, SaleTotal } from '../sale-total/sale-total'
import { WaitPlaces } from '../waitlist/wait-places'
import { WaitSheet } from '../waitlist/wait-sheet'
import styles from './choice-page.module.scss'

/** Draws a page of choices. The total and the button are below the choices on phones, and beside them on desktop. */
export const ChoicePage = observer(({ sale, children }: { sale: ShowSale; children: ReactNode }) => {
  const desktop = useDesktop()
  const local = useLocalAmount(sale.priceFrom)
  const sum = <SaleTotal sale={sale} choice={sale.selection} />
  return (
    <View className={styles.page}>
      <View className={styles.main}>
        <WaitPlaces sale={sale} />
        {children}
      </View>
      {desktop ? (
        <View className={styles.aside}>
          <QuantityPicker sale={sale} />
          {sum}
          <SaleAction sale={sale} onBuy={sale.buy} block />
        </View>
      ) : (
        <BottomBar
          tall={local !== null || hasMemberLine(sale)}
          lead={sum}
          above={sale.selection.hasQuantity && <QuantityPicker sale={sale} />}
        >
          <SaleAction sale={sale} onBuy={sale.buy} />
        </BottomBar>
      )}
      <WaitSheet sale={sale} />
      <ReminderSheet sale={sale} />
    </View>
  )
})
