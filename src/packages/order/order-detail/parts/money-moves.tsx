import type { OrderDetail } from '@/api/order'
import { useTexts } from '@/components/texts'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import type { Fen } from '@/domain/money'
import { arrivedRefund } from '@/domain/order/worth'
import { formatMoney } from '@/locales/format-money'
import { orderTexts } from '@/locales/namespaces/order'

/** What became of an order's money after the payment: it came back, is on its way, or pays for other tickets. */
export function MoneyMoves({ order }: { order: OrderDetail }) {
  const t = useTexts(orderTexts)
  const less = (amount: Fen) => (amount > 0 ? t('price.minus', { amount: formatMoney(amount) }) : null)
  return (
    <>
      <FactRow title={t('detail.moved.refunded')} value={less(arrivedRefund(order))} />
      <FactRow title={t('detail.moved.refunding')} value={less(order.refundingAmount)} />
      <FactRow title={t('detail.moved.rebooked')} value={less(order.movedOut)} />
    </>
  )
}
