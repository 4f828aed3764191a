import type { RebookHold } from '@/api/rebook'
import { AfterSaleScreen } from '@/components/after-sale/after-sale-screen'
import { nearTime } from '@/components/dates'
import { PaymentSheet } from '@/components/order/payment-sheet/payment-sheet'
import { useModel } from '@/components/screen/use-model'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Notice } from '@/components/ui/notice/notice'
import { formatMoney } from '@/locales/format-money'
import { toGift } from '@/components/ticket/to-gift'
import { giveTexts } from '@/locales/namespaces/give'
import { rebookTexts } from '@/locales/namespaces/rebook'
import { refundTexts } from '@/locales/namespaces/refund'
import type { Translate } from '@/locales/keys'
import { withPayment } from '@/payment/with-payment'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { refundWhen } from '../parts/refund-facts'
import { HoldCard } from './parts/hold-card/hold-card'
import { PlaceCards } from './parts/place-cards/place-cards'
import { RebookTicketModel } from './rebook-ticket.model'

/** Returns the label of the submit button, with the amount due or refunded. */
const submitText = (hold: RebookHold | null, t: Translate<typeof rebookTexts>): string => {
  if (hold && hold.due > 0) return t('rebook.submitPay', { amount: formatMoney(hold.due) })
  if (hold && hold.back > 0) return t('rebook.submitBack', { amount: formatMoney(hold.back) })
  return t('rebook.submit')
}

/** Screen that exchanges tickets for another session or tier of the show. */
function RebookTicket({ params }: { params: RouteParams<'rebook-ticket'> }) {
  const t = useTexts(rebookTexts)
  const refund = useTexts(refundTexts)
  const give = useTexts(giveTexts)
  const now = useNow()
  const model = useModel((deps) => new RebookTicketModel(withPayment(deps), params))
  const { choice, current, seatPlanId, orderId } = model
  return (
    <>
      <AfterSaleScreen
        texts={rebookTexts}
        model={model}
        of={model.check}
        submitText={submitText(current, t)}
        blockText={(reason) => t(`rebook.blockReason.${reason}`)}
        parts={(check) => {
          const { until, utcOffset, together, units, pendingOrderId } = check
          const ways = {
            CHANGED: { text: t('button.returnTickets'), to: linkTo('refund-order-tickets', { orderId }) },
            GIVING: toGift(units, give),
            PENDING: { text: t('rebook.toPay'), to: linkTo('order-detail', { orderId: pendingOrderId }) },
          }
          return {
            when: refundWhen(check, refund, now),
            above: choice.open.length > 0 && until !== null && (
              <Notice>{t('rebook.until', { time: nearTime(until, { now, utcOffset }, t) })}</Notice>
            ),
            closed: { units, ways, otherwise: 'NOT_PAID' },
            note: together ? t('rebook.together') : undefined,
            more: choice.chosen.length > 0 && <PlaceCards model={model} />,
            preview: (button) => <HoldCard model={model} button={button} />,
            hasPreview: seatPlanId !== '',
          }
        }}
      />
      <PaymentSheet />
    </>
  )
}

export default screen('rebook-ticket', RebookTicket)
