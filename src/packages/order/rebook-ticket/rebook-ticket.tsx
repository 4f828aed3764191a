import { AfterSaleScreen } from '@/components/after-sale/after-sale-screen'
import { nearTime } from '@/components/dates'
import { PaymentSheet } from '@/components/order/payment-sheet/payment-sheet'
import { useModel } from '@/components/screen/use-model'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Notice } from '@/components/ui/notice/notice'
import { fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import { rebookTexts } from '@/locales/namespaces/rebook'
import { refundTexts } from '@/locales/namespaces/refund'
import { withPayment } from '@/payment/with-payment'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { refundWhen } from '../parts/refund-facts'
import { HoldCard } from './parts/hold-card/hold-card'
import { PlaceCards } from './parts/place-cards/place-cards'
import { RebookTicketModel } from './rebook-ticket.model'

/** Changes tickets of an order to another session or tier of the show. */
function RebookTicket({ params }: { params: RouteParams<'rebook-ticket'> }) {
  const t = useTexts(rebookTexts)
  const refund = useTexts(refundTexts)
  const now = useNow()
  const model = useModel((deps) => new RebookTicketModel(withPayment(deps), params))
  const { choice, current, seatPlanId, orderId } = model
  const due = current?.due ?? fen(0)
  return (
    <>
      <AfterSaleScreen
        texts={rebookTexts}
        model={model}
        of={model.check}
        submitText={due > 0 ? t('rebook.submitPay', { amount: formatMoney(due) }) : t('rebook.submit')}
        blockText={(reason) => t(`rebook.hindrance.${reason}`)}
        parts={(check) => {
          const { until, utcOffset, together, units, pendingOrderId } = check
          const ways = {
            CHANGED: { text: refund('refund.toRefund'), to: linkTo('refund-order-tickets', { orderId }) },
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
