import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Price } from '@/components/ui/price/price'
import type { ShowSale } from '../../sale/show-sale'
import type { TicketChoice } from '../../sale/ticket-choice'
import { SaleHint } from '../sale-action/sale-hint'
import styles from './sale-sum.module.scss'

/** What the choice costs, or the lowest price before one is made; and what stands in the way. */
export const SaleSum = observer(({ sale, choice }: { sale: ShowSale; choice: TicketChoice }) => {
  const t = useTexts('show')
  const price = sale.total ?? sale.priceFrom
  const units = choice.plan && `${choice.plan.seatPlanName} ${t('common.times', { count: choice.quantity })}`
  return (
    <View className={styles.sum}>
      <View ariaLive="polite">{price && <Price price={price} size="l" />}</View>
      {units && !sale.hint && <Text className={styles.units}>{units}</Text>}
      <SaleHint sale={sale} />
    </View>
  )
})
