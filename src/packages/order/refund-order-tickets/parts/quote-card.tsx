import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { RefundQuote } from '@/api/refund'
import { PreviewCaption, PreviewCard } from '@/components/after-sale/preview-card'
import { WayRows } from '@/components/refund/way-rows/way-rows'
import { dayText, nearTime } from '@/components/dates'
import { pointCount } from '@/components/points/points-text'
import { AsyncView } from '@/components/screen/async-view'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { SumRow } from '@/components/ui/sum-row/sum-row'
import { lastMoment } from '@/domain/coupon/validity'
import type { Fen } from '@/domain/money'
import { feePercent } from '@/domain/refund/amounts'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { refundTexts } from '@/locales/namespaces/refund'
import { couponOutcomeText } from '../../parts/refund-facts'
import type { RefundTicketsModel } from '../refund-order-tickets.model'

/** Draws the quote for the chosen tickets: amount, payment method, and next change of the fee. */
export const QuoteCard = observer(({ model, button }: { model: RefundTicketsModel; button: ReactNode }) => {
  const t = useTexts(refundTexts)
  const { quote, current, choice } = model
  return (
    <PreviewCard
      title={t('refund.preview')}
      empty={choice.chosen.length === 0 ? t('refund.previewEmpty') : null}
      button={button}
    >
      <AsyncView of={quote} skeleton={<Skeleton height="120px" width="100%" />} compact>
        {(value) => <Lines quote={current ?? value} model={model} waits={current === null} />}
      </AsyncView>
    </PreviewCard>
  )
})

const Lines = observer(({ quote, model, waits }: { quote: RefundQuote; model: RefundTicketsModel; waits: boolean }) => {
  const t = useTexts(refundTexts)
  const {
    tickets,
    fee,
    feeRate,
    extras,
    deliveryKept,
    serviceKept,
    amount,
    couponAmount,
    packetShares,
    cardBack,
    pointsBack,
    pointsNotEarned,
    growthNotCounted,
    ways,
    arriveDays,
  } = quote
  const utcOffset = model.order.value?.utcOffset ?? 0
  const next = model.feeAfter(quote)
  const outcome = couponOutcomeText(quote, Boolean(model.leaving), t)
  const now = useServices().clock.now()
  const time = (at: number) => nearTime(at, { now, utcOffset }, t)
  const lastDay = (end: number) => dayText(lastMoment(end, SHOP_OFFSET), { now, utcOffset: SHOP_OFFSET }, t)
  const money = (fen: Fen) => t('price.amount', { amount: formatMoney(fen) })
  return (
    <View style={waits ? { opacity: 0.5 } : undefined} ariaBusy={waits} ariaLive="polite">
      <FactRow title={t('refund.tickets')} value={money(tickets)} />
      <FactRow
        title={feeRate === 0 ? t('refund.feeOnly') : t('refund.fee', { rate: feePercent(feeRate) })}
        value={feeRate === 0 ? t('refund.noFee') : t('price.minus', { amount: formatMoney(fee) })}
      />
      <FactRow title={t('refund.extras')} value={extras > 0 ? money(extras) : null} />
      <FactRow
        title={t('refund.delivery')}
        value={deliveryKept ? t('refund.deliveryKept', { amount: formatMoney(deliveryKept) }) : null}
      />
      <FactRow
        title={t('refund.service')}
        value={serviceKept ? t('refund.serviceKept', { amount: formatMoney(serviceKept) }) : null}
      />
      <SumRow title={t('refund.amount')} amount={amount} />
      <FactRow
        title={t('refund.coupon')}
        value={
          outcome && joinFacts([couponAmount ? t('refund.couponPart', { amount: money(couponAmount) }) : null, outcome])
        }
      />
      <FactRow
        title={t('refund.cardBack')}
        value={
          cardBack &&
          joinFacts([
            t('refund.cardUses', { count: cardBack.count, name: cardBack.name }),
            cardBack.endTime === null ? null : t('refund.cardUntil', { time: lastDay(cardBack.endTime) }),
          ])
        }
      />
      {pointsBack.map(({ amount: count, endTime }, at) => (
        <FactRow
          key={endTime}
          title={at === 0 ? t('refund.pointsBack') : ''}
          value={t('refund.pointsGood', { count, number: pointCount(count), time: lastDay(endTime) })}
        />
      ))}
      <FactRow
        title={t('refund.pointsNotEarned')}
        value={
          pointsNotEarned > 0
            ? t('refund.pointCount', { count: pointsNotEarned, number: pointCount(pointsNotEarned) })
            : null
        }
      />
      <FactRow
        title={t('refund.growthNotCounted')}
        value={growthNotCounted > 0 ? pointCount(growthNotCounted) : null}
      />
      <FactRow
        title={t('refund.packet')}
        value={packetShares > 0 ? t('refund.packetShares', { count: packetShares }) : null}
      />
      <WayRows ways={ways} />
      <FactRow
        title={t('refund.arrives')}
        value={amount > 0 && arriveDays > 0 ? t('refund.arrivesIn', { count: arriveDays }) : null}
      />
      {model.order.value?.paperSent && <PreviewCaption>{t('refund.paperVoid')}</PreviewCaption>}
      {next && (
        <PreviewCaption>
          {next.fee === null
            ? t('refund.closedFrom', { time: time(next.at) })
            : t('refund.feeFrom', { time: time(next.at), rate: feePercent(next.fee) })}
        </PreviewCaption>
      )}
    </View>
  )
})
