import type { RebookCheck } from '@/api/rebook'
import { useTexts } from '@/components/texts'
import { rebookTexts } from '@/locales/namespaces/rebook'
import { refundTexts } from '@/locales/namespaces/refund'
import { linkTo } from '@/router/link-to'
import { WayNotice } from '../../parts/way-notice'

/** Why no ticket of an order can be rebooked, with what can be done instead. */
export function ClosedNotice({ check }: { check: RebookCheck }) {
  const t = useTexts(rebookTexts)
  const refund = useTexts(refundTexts)
  const { orderId, pendingOrderId, hindrance, units } = check
  // Nothing is against the order itself: then it is against one of its tickets.
  const why =
    hindrance === 'NONE' ? (units.find((unit) => unit.hindrance !== 'NONE')?.hindrance ?? 'NOT_PAID') : hindrance
  const ways = {
    CHANGED: { text: refund('refund.toRefund'), to: linkTo('refund-order-tickets', { orderId }) },
    PENDING: { text: t('rebook.toPay'), to: linkTo('order-detail', { orderId: pendingOrderId }) },
  }
  const way = why === 'CHANGED' || why === 'PENDING' ? ways[why] : null
  return <WayNotice way={way}>{t(`rebook.hindrance.${why === 'NONE' ? 'NOT_PAID' : why}`)}</WayNotice>
}
