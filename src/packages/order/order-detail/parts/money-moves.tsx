import { View } from '@tarojs/components'
import type { OrderDetail } from '@/api/order'
import { useTexts } from '@/components/texts'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { type Fen, fen } from '@/domain/money'
import { moneyMoves } from '@/domain/order/money-moves'
import { amountKind } from '@/domain/order/state'
import { ticketsLeft } from '@/domain/order/state-label'
import { reductionOf } from '@/domain/refund/amounts'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { orderTexts } from '@/locales/namespaces/order'
import { rebookTexts } from '@/locales/namespaces/rebook'
import { refundTexts } from '@/locales/namespaces/refund'
import styles from '../order-detail.module.scss'

/**
 * Returns the label of the remaining order value. The label depends on the tickets: some were given away, the buyer
 * still has all remaining tickets, or no tickets remain.
 */
const leftKind = (order: OrderDetail): 'left' | 'leftGiven' | 'spent' => {
  if (order.givenQty > 0) return 'leftGiven'
  return ticketsLeft(order) > 0 ? 'left' : 'spent'
}

/**
 * Lists the money that a rebooking transferred into the order, the money that left the order after its payment, and the
 * remaining value. Draws nothing until money has left the order.
 */
export function MoneyMoves({ order }: { order: OrderDetail }) {
  const t = useTexts(orderTexts)
  const rebook = useTexts(rebookTexts)
  const refund = useTexts(refundTexts)
  if (amountKind(order.orderState) !== 'paid') return null
  const cardAmount = reductionOf(order.priceLines, ['CASH_CARD'])
  const { lines, left } = moneyMoves({
    ...order,
    payAmount: order.payAmount ?? order.total,
    cardAmount,
    isCombo: order.promotionId !== '',
  })
  const { back, fee, state } = order.rebooking ?? { back: fen(0), fee: fen(0), state: 'IN_PROGRESS' }
  if (lines.length === 0 && back === 0 && fee === 0) return null
  const money = (amount: Fen) => t('price.amount', { amount: formatMoney(amount) })
  return (
    <View className={styles.moves}>
      <FactRow
        title={rebook('rebook.back')}
        value={back > 0 ? joinFacts([money(back), refund(`refund.state.${state}`)]) : null}
      />
      <FactRow
        title={t(back > 0 ? 'detail.moved.rebookFee' : 'detail.moved.difference')}
        value={fee > 0 ? money(fee) : null}
      />
      {lines.map(({ kind, amount }) => (
        <FactRow
          key={kind}
          title={t(`detail.moved.${kind}`)}
          value={t(amount < 0 ? 'price.minus' : 'price.amount', { amount: formatMoney(fen(Math.abs(amount))) })}
        />
      ))}
      {left > 0 && <FactRow title={t(`detail.moved.${leftKind(order)}`)} value={money(left)} />}
    </View>
  )
}
