import type { OrderRefund, Refund } from '@/api/refund'
import { FactGroup } from '@/components/after-sale/preview-card'
import { unitText } from '@/components/after-sale/unit-text'
import { momentText } from '@/components/dates'
import { StateTag } from '@/components/order/state-tag/state-tag'
import { StateHead } from '@/components/order/state-head/state-head'
import { pointCount } from '@/components/points/points-text'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { Timeline } from '@/components/ui/timeline/timeline'
import { fen } from '@/domain/money'
import { ticketsOfRefund } from '@/domain/refund/amounts'
import { formatMoney } from '@/locales/format-money'
import { refundTexts } from '@/locales/namespaces/refund'
import { couponOutcomeText, refundTone } from '../../parts/refund-facts'
import { RefundWays } from '../../parts/refund-ways'

interface RefundCardProps {
  refund: Refund
  /** Units of the order, in the order of their displayed numbers; absent for goods. */
  units?: OrderRefund['units']
  /** Names of the refunded pieces of goods; absent for tickets. */
  pieces?: readonly string[]
  /** True if no further refund is possible. */
  last: boolean
  /** True if the card itself shows the state of the refund, because the heading of the screen shows another state. */
  named: boolean
}

/** Draws the state of a refund as the heading of the screen. */
export function RefundHead({ refund: { state, arriveDays, itemKind } }: Pick<RefundCardProps, 'refund'>) {
  const t = useTexts(refundTexts)
  return (
    <StateHead
      state={t(`refund.state.${state}`)}
      tone={refundTone(state)}
      hint={
        itemKind && state === 'IN_PROGRESS'
          ? t('refund.hintGoods', { count: arriveDays })
          : t(`refund.hint.${state}`, { count: arriveDays })
      }
    />
  )
}

/** Draws a refund: its state, dates, amounts and payment methods. */
export function RefundCard({ refund, units: own = [], pieces, last, named }: RefundCardProps) {
  const t = useTexts(refundTexts)
  const now = useNow()
  const { state, kind, reason, qty, progress, utcOffset, units, fee, extras, amount, ways, pointBack, arriveDays } =
    refund
  const isRebooking = kind === 'REBOOK'
  const begin = pieces ? 'GOODS' : kind === 'REFUND' ? null : kind
  const next = state === 'REFUNDED' || progress.length === 0 ? null : state
  const steps = [
    ...(next
      ? [{ title: t(`refund.next.${next}`), content: t(`refund.nextTime.${next}`, { count: arriveDays }) }]
      : []),
    ...[...progress].reverse().map((step) => ({
      title: step.state === 'IN_PROGRESS' && begin ? t(`refund.begin.${begin}`) : t(`refund.event.${step.state}`),
      content: momentText(step.time, { now, utcOffset }, t),
    })),
  ]
  const numbersOf = ({ unitId }: (typeof units)[number]) => own.find((unit) => unit.unitId === unitId)?.numbers ?? []
  // A rebooking transfers the delivery and service fees to the new order.
  const back = isRebooking ? fen(0) : extras
  const money = (sum: typeof amount) => t('price.amount', { amount: formatMoney(sum) })
  return (
    <Card
      title={t('refund.progress')}
      mark={named && <StateTag tone={refundTone(state)}>{t(`refund.state.${state}`)}</StateTag>}
    >
      <Timeline label={t('refund.progress')} steps={steps} hasNext={next !== null} isOver={state === 'REFUNDED'} />
      <FactGroup>
        {(pieces ?? units.map((unit) => unitText({ ...unit, numbers: numbersOf(unit) }, t))).map((text, at) => (
          <FactRow
            key={at}
            title={at > 0 ? '' : t(pieces ? 'refund.pieces' : 'refund.qty', { count: qty })}
            value={text}
          />
        ))}
        <FactRow
          title={t('refund.reason')}
          value={reason && reason !== 'OTHER' ? t(`refund.reasons.${reason}`) : null}
        />
        <FactRow
          title={t(isRebooking ? 'refund.kind.REBOOK' : pieces ? 'refund.goods' : 'refund.tickets')}
          value={fee > 0 || back > 0 ? money(ticketsOfRefund({ amount, fee, extras: back })) : null}
        />
        <FactRow title={t('refund.feeOnly')} value={fee > 0 ? t('price.minus', { amount: formatMoney(fee) }) : null} />
        <FactRow title={t('refund.extras')} value={back > 0 ? money(back) : null} />
        <FactRow title={t('refund.amount')} value={money(amount)} />
        <FactRow title={t('refund.coupon')} value={couponOutcomeText(refund, last, t)} />
        <FactRow
          title={t('refund.pointsBack')}
          value={pointBack > 0 ? t('refund.pointCount', { count: pointBack, number: pointCount(pointBack) }) : null}
        />
        <RefundWays ways={ways} t={t} />
      </FactGroup>
    </Card>
  )
}
