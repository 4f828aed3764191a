import { AfterSaleScreen } from '@/components/after-sale/after-sale-screen'
import { sessionText } from '@/components/dates'
import { useModel } from '@/components/screen/use-model'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Notice } from '@/components/ui/notice/notice'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { toGift } from '@/components/ticket/to-gift'
import { giveTexts } from '@/locales/namespaces/give'
import { refundTexts } from '@/locales/namespaces/refund'
import { resaleTexts } from '@/locales/namespaces/resale'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { OfferTicketsModel } from './offer-tickets.model'
import { ListingsCard } from './parts/listings-card/listings-card'
import { ResalePreview } from './parts/resale-preview'
import { RulesCard } from './parts/rules-card'

/** Screen that lists an order's tickets for resale through the waitlist. */
function OfferTickets({ params }: { params: RouteParams<'offer-tickets'> }) {
  const t = useTexts(resaleTexts)
  const refund = useTexts(refundTexts)
  const give = useTexts(giveTexts)
  const now = useNow()
  const model = useModel((deps) => new OfferTicketsModel(deps, params.orderId))
  const { orderId, amounts, open, waiting } = model
  const toRefund = { text: t('button.returnTickets'), to: linkTo('refund-order-tickets', { orderId }) }
  const toPay = { text: t('resale.toPay'), to: linkTo('rebook-ticket', { orderId }) }
  return (
    <AfterSaleScreen
      texts={resaleTexts}
      model={model}
      of={model.order}
      submitText={amounts ? t('resale.submitAmount', { amount: formatMoney(amounts.back) }) : t('resale.submit')}
      blockText={(reason) => t(`resale.blockReason.${reason}`)}
      parts={(order) => ({
        when: sessionText(order, t, now),
        level: 2,
        closed: {
          units: order.units,
          ways: { CHANGED: toRefund, REFUNDABLE: toRefund, REBOOKING: toPay, GIVING: toGift(order.units, give) },
        },
        below: (
          <>
            {(open.length > 0 || model.hasListing) && <Notice>{t('resale.how')}</Notice>}
            {model.listed.length > 0 && <ListingsCard model={model} />}
          </>
        ),
        note: joinFacts([
          waiting > 0 ? t('resale.waiting', { count: waiting }) : t('resale.waitingNone'),
          open.some(({ count }) => count > 1) ? refund('refund.bundle') : null,
        ]),
        preview: (button) => (
          <ResalePreview order={order} amounts={amounts} units={model.choice.chosen.length} button={button} />
        ),
        hasPreview: amounts !== null,
        rows: <RulesCard />,
      })}
    />
  )
}

export default screen('offer-tickets', OfferTickets)
