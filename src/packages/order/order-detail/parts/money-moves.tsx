import { View } from '@tarojs/components'
import type { OrderDetail } from '@/api/order'
import { useTexts } from '@/components/texts'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { fen } from '@/domain/money'
import { moneyMoves } from '@/domain/order/money-moves'
import { amountKind } from '@/domain/order/state'
import { formatMoney } from '@/locales/format-money'
import { orderTexts } from '@/locales/namespaces/order'
import styles from '../order-detail.module.scss'

/** Lists the money that left an order after its payment, and the value of the remaining tickets. Nothing before money has left it. */
export function MoneyMoves({ order }: { order: OrderDetail }) {
  const t = useTexts(orderTexts)
  if (amountKind(order.orderState) !== 'paid') return null
  const { lines, left } = moneyMoves({ ...order, payAmount: order.payAmount ?? order.total })
  if (lines.length === 0) return null
  return (
    <View className={styles.moves}>
      {lines.map(({ kind, amount }) => (
        <FactRow
          key={kind}
          title={t(`detail.moved.${kind}`)}
          value={t(amount < 0 ? 'price.minus' : 'price.amount', { amount: formatMoney(fen(Math.abs(amount))) })}
        />
      ))}
      {left > 0 && (
        <FactRow
          title={t(order.givenQty > 0 ? 'detail.moved.leftGiven' : 'detail.moved.left')}
          value={t('price.amount', { amount: formatMoney(left) })}
        />
      )}
    </View>
  )
}
