import type { OrderReturn } from '@/api/ticket-return'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { returnTexts } from '@/locales/namespaces/return'
import { linkTo } from '@/router/link-to'

/** Why no ticket of an order can be offered, with what can be done instead. */
export function ClosedNotice({ order }: { order: OrderReturn }) {
  const t = useTexts(returnTexts)
  const { orderId, hindrance, units } = order
  // Nothing is against the order itself: then it is against its tickets.
  const why = hindrance === 'NONE' ? (units.find((unit) => unit.hindrance !== 'NONE')?.hindrance ?? 'NONE') : hindrance
  if (why === 'NONE') return null
  const toRefund = { text: t('return.toRefund'), to: linkTo('refund-order-tickets', { orderId }) }
  const ways = {
    ...{ CHANGED: toRefund, REFUNDABLE: toRefund },
    REBOOKING: { text: t('return.toPay'), to: linkTo('rebook-ticket', { orderId }) },
  }
  const way = why === 'CHANGED' || why === 'REFUNDABLE' || why === 'REBOOKING' ? ways[why] : null
  return (
    <Notice
      tone="notice"
      action={
        way && (
          <Button kind="secondary" size="s" to={way.to}>
            {way.text}
          </Button>
        )
      }
    >
      {t(`return.hindrance.${why}`)}
    </Notice>
  )
}
