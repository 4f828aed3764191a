import type { ItemOrderDetail } from '@/api/item-order'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { formatMoney } from '@/locales/format-money'
import { orderTexts } from '@/locales/namespaces/order'
import { productTexts } from '@/locales/namespaces/product'
import { refundTexts } from '@/locales/namespaces/refund'
import { RefundWays } from '../../parts/refund-ways'

/**
 * Draws the refunded amount and its payment methods. Before a refund, draws the refund deadline, or the reason why no
 * refund is possible.
 */
function RefundFact({ order: { itemKind, orderStatus, refund } }: { order: ItemOrderDetail }) {
  const t = useTexts(productTexts)
  const of = useTexts(refundTexts)
  const now = useNow()
  if (!refund) return null
  const { blockReason, until, amount, made } = refund
  const isOver = orderStatus === 'REFUNDING' || orderStatus === 'REFUNDED'
  const time = until !== null && momentText(until, { now, utcOffset: SHOP_OFFSET }, t)
  const terms = () => {
    if (blockReason === 'NOT_PAID') return null
    // Goods that cannot be refunded may be returned, which their own screen shows.
    if (blockReason !== 'NONE') return itemKind === 'GOODS' ? null : t(`product.blockReason.${blockReason}`)
    return time ? t('product.refundUntil', { time }) : t('product.refundOpen')
  }
  return (
    <>
      <FactRow
        title={t('product.refund')}
        value={isOver || amount > 0 ? t('product.refunded', { amount: formatMoney(amount) }) : terms()}
      />
      <RefundWays ways={made?.ways ?? []} t={of} />
    </>
  )
}

/** Draws the details that customer support needs. */
export function Facts({ order, onCopy }: { order: ItemOrderDetail; onCopy: (text: string) => unknown }) {
  const t = useTexts(orderTexts)
  const now = useNow()
  const isNew = order.progress.length < 2
  return (
    <Card title={t('detail.info')}>
      <FactRow title={t('detail.number')} value={order.orderNumber}>
        <Button kind="quiet" size="s" label={t('detail.copyNumber')} onClick={() => onCopy(order.orderNumber)}>
          {t('button.copy')}
        </Button>
      </FactRow>
      {/* For a paid order, the timeline contains this time. */}
      <FactRow
        title={t('detail.time')}
        value={isNew ? momentText(order.createTime, { now, utcOffset: SHOP_OFFSET }, t) : null}
      />
      <FactRow title={t('detail.payMethod')} value={order.payMethod || null} />
      <RefundFact order={order} />
    </Card>
  )
}
