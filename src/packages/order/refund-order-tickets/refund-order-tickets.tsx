import { observer } from 'mobx-react'
import type { OrderRefund } from '@/api/refund'
import { AfterSaleScreen } from '@/components/after-sale/after-sale-screen'
import { ChangeNotice } from '@/components/refund/change-notice/change-notice'
import { useModel } from '@/components/screen/use-model'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Notice } from '@/components/ui/notice/notice'
import { formatMoney } from '@/locales/format-money'
import { toGift } from '@/components/ticket/to-gift'
import { giveTexts } from '@/locales/namespaces/give'
import { listingTexts } from '@/locales/namespaces/listing'
import { rebookTexts } from '@/locales/namespaces/rebook'
import { refundTexts } from '@/locales/namespaces/refund'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { refundWhen } from '../parts/refund-facts'
import { GoodsRefund } from './goods/goods-refund'
import { QuoteCard } from './parts/quote-card'
import { ReasonRow } from './parts/reason-row'
import { EarlierRefunds } from './parts/earlier-refunds'
import { RefundCard, RefundHead } from './parts/refund-card'
import { RefundTicketsModel } from './refund-order-tickets.model'

/** Draws the refund of tickets of an order, and earlier refunds. */
const RefundTickets = observer(({ params }: { params: RouteParams<'refund-order-tickets'> }) => {
  const t = useTexts(refundTexts)
  const offer = useTexts(listingTexts)
  const rebook = useTexts(rebookTexts)
  const now = useNow()
  const model = useModel((deps) => new RefundTicketsModel(deps, params.orderId ?? ''))
  const { orderId, current } = model
  const give = useTexts(giveTexts)
  const alternatives = ({ canReturn, units }: OrderRefund) => {
    const resale = linkTo('offer-tickets', { orderId })
    const instead = canReturn ? { text: offer('listing.entry'), to: resale } : null
    return {
      ...{ NEVER: instead, TOO_LATE: instead, COUNT: instead },
      GIVING: toGift(units, give),
      OFFERED: { text: offer('listing.takeBack'), to: resale },
      REBOOKING: { text: rebook('rebook.toPay'), to: linkTo('rebook-ticket', { orderId }) },
    }
  }
  const rowsOf = (isOpen: boolean, hasRefunds: boolean) => (
    <ListGroup>
      {hasRefunds && <ListRow icon="order" title={t('refund.toOrder')} to={linkTo('order-detail', { orderId })} />}
      {isOpen && model.change === 'NONE' && <ReasonRow model={model} />}
      <ListRow
        icon="info"
        title={t('refund.rule')}
        note={t('refund.ruleNote')}
        to={linkTo('refund-rule-order', { orderId })}
      />
    </ListGroup>
  )
  return (
    <AfterSaleScreen
      texts={refundTexts}
      model={model}
      of={orderId === '' ? null : model.order}
      missing={orderId === '' ? t('refund.pick') : undefined}
      submitText={current ? t('refund.submitAmount', { amount: formatMoney(current.amount) }) : t('refund.submit')}
      blockText={(reason) => t(`refund.blockReason.${reason}`)}
      parts={(order) => {
        const { choice, units, refunds, leaving, isLast } = model
        const isOpen = choice.open.length > 0
        const isOver = units.length === 0 && refunds.length > 0
        // While tickets can be chosen, earlier refunds are in a collapsed section below.
        const isFolded = isOpen && !model.hasRefunded
        const [newest] = refunds
        const ways = alternatives(order)
        return {
          when: refundWhen(order, t, now),
          head: newest && !isFolded && <RefundHead refund={newest} />,
          above: (
            <>
              {isOpen && <ChangeNotice change={order.change} />}
              {!isFolded &&
                refunds.map((refund, at) => (
                  <RefundCard key={refund.refundId} {...{ refund, units: order.units, last: isLast, named: at > 0 }} />
                ))}
            </>
          ),
          closed: isOver ? null : { units, ways, otherwise: 'NOT_PAID', quiet: refunds.length > 0 },
          more: isOpen && (
            <>
              {leaving && <Notice>{t(`refund.${leaving}`)}</Notice>}
              {order.invoiceState !== 'NONE' && <Notice>{t('refund.invoiceEnds')}</Notice>}
            </>
          ),
          preview: (button) => <QuoteCard model={model} button={button} />,
          hasPreview: choice.chosen.length > 0,
          rows: (
            <>
              {rowsOf(isOpen, refunds.length > 0)}
              {isFolded && <EarlierRefunds refunds={refunds} units={order.units} last={isLast} />}
            </>
          ),
        }
      }}
    />
  )
})

/** Screen for refunding tickets or goods of an order. It also shows earlier refunds. */
function RefundOrderTickets({ params }: { params: RouteParams<'refund-order-tickets'> }) {
  const { orderId = '', orderType } = params
  return orderType === 'goods' && orderId !== '' ? <GoodsRefund orderId={orderId} /> : <RefundTickets params={params} />
}

export default screen('refund-order-tickets', RefundOrderTickets)
