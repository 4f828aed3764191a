import type { OrderDetail } from '@/api/order'
import { useTexts } from '@/components/texts'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { fen } from '@/domain/money'
import { moneyMoves } from '@/domain/order/money-moves'
import { amountKind } from '@/domain/order/state'
import { formatMoney } from '@/locales/format-money'
import { orderTexts } from '@/locales/namespaces/order'

/** What became of an order's money after the payment, line by line, and what is left. Nothing before money has left the order. */
export function MoneyMoves({ order }: { order: OrderDetail }) {
  const t = useTexts(orderTexts)
  if (amountKind(order.orderState) !== 'paid') return null
  const { lines, left } = moneyMoves({ ...order, payAmount: order.payAmount ?? order.total })
  if (lines.length === 0) return null
  const failed = order.orderRefundState === 'FAILED'
  return (
    <>
      {lines.map(({ kind, amount }) => (
        <FactRow
          key={kind}
          title={t(kind === 'refunding' && failed ? 'order.state.refundFailed' : `detail.moved.${kind}`)}
          value={t(amount < 0 ? 'price.minus' : 'price.amount', { amount: formatMoney(fen(Math.abs(amount))) })}
        />
      ))}
      <FactRow
        title={t(order.givenQty > 0 ? 'detail.moved.leftGiven' : 'detail.moved.left')}
        value={t('price.amount', { amount: formatMoney(left) })}
      />
    </>
  )
}
