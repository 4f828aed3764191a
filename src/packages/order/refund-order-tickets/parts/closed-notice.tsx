import type { OrderRefund, RefundUnit } from '@/api/refund'
import { useTexts } from '@/components/texts'
import { offerTexts } from '@/locales/namespaces/offer'
import { rebookTexts } from '@/locales/namespaces/rebook'
import { refundTexts } from '@/locales/namespaces/refund'
import { linkTo } from '@/router/link-to'
import { WayNotice } from '../../parts/way-notice'

interface ClosedNoticeProps {
  order: OrderRefund
  /** Those that are not back yet. */
  units: readonly RefundUnit[]
}

/** Why no ticket of an order can be refunded, with what can be done instead. */
export function ClosedNotice({ order, units }: ClosedNoticeProps) {
  const t = useTexts(refundTexts)
  const offer = useTexts(offerTexts)
  const rebook = useTexts(rebookTexts)
  const { orderId, canReturn } = order
  const toOffer = linkTo('offer-tickets', { orderId })
  const instead = canReturn ? { text: offer('offer.entry'), to: toOffer } : null
  const ways = {
    ...{ NEVER: instead, TOO_LATE: instead, COUNT: instead },
    OFFERED: { text: offer('offer.takeBack'), to: toOffer },
    REBOOKING: { text: rebook('rebook.toPay'), to: linkTo('rebook-ticket', { orderId }) },
  }
  const wayOf = (why: RefundUnit['hindrance']) => (why in ways ? ways[why as keyof typeof ways] : null)
  // Nothing is against the order itself: then it is against its tickets. What the buyer can change comes first.
  const { hindrance } =
    order.hindrance === 'NONE' ? (units.find((unit) => wayOf(unit.hindrance)) ?? units[0] ?? order) : order
  return (
    <WayNotice way={wayOf(hindrance)} quiet={order.refunds.length > 0}>
      {t(`refund.hindrance.${hindrance === 'NONE' ? 'NOT_PAID' : hindrance}`)}
    </WayNotice>
  )
}
