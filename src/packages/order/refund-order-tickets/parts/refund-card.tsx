import type { Refund } from '@/api/refund'
import { FactGroup } from '@/components/after-sale/preview-card'
import { unitText } from '@/components/after-sale/unit-text'
import { momentText } from '@/components/dates'
import { StateHead } from '@/components/order/state-head/state-head'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { Timeline } from '@/components/ui/timeline/timeline'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { refundTexts } from '@/locales/namespaces/refund'
import { refundTone } from '../../parts/refund-facts'

interface RefundCardProps {
  refund: Refund
  /** No other refund can follow. */
  last: boolean
}

/** A refund: its state, its dates, its amounts and ways. */
export function RefundCard({ refund, last }: RefundCardProps) {
  const t = useTexts(refundTexts)
  const now = useNow()
  const { state, kind, reason, qty, progress, utcOffset, units, fee, extras, amount, ways, coupon, arriveDays } = refund
  const outcome = coupon === 'LATER' && last ? 'NEVER' : coupon
  const next = state === 'REFUNDED' || progress.length === 0 ? null : state
  const steps = [
    ...(next
      ? [{ title: t(`refund.next.${next}`), content: t(`refund.nextTime.${next}`, { count: arriveDays }) }]
      : []),
    ...[...progress].reverse().map((step) => ({
      title: t(kind === 'REBOOK' && step.state === 'IN_PROGRESS' ? 'refund.rebooked' : `refund.event.${step.state}`),
      content: momentText(step.time, { now, utcOffset }, t),
    })),
  ]
  const money = (fen: typeof amount) => t('price.amount', { amount: formatMoney(fen) })
  return (
    <>
      <StateHead
        state={t(`refund.state.${state}`)}
        tone={refundTone(state)}
        hint={t(`refund.hint.${state}`, { count: arriveDays })}
      />
      <Card title={t('refund.progress')}>
        <Timeline label={t('refund.progress')} steps={steps} hasNext={next !== null} isOver={state === 'REFUNDED'} />
        <FactGroup>
          {units.map((unit, at) => (
            <FactRow key={at} title={at === 0 ? t('refund.qty', { count: qty }) : ''} value={unitText(unit, t)} />
          ))}
          <FactRow
            title={t('refund.reason')}
            value={reason && reason !== 'OTHER' ? t(`refund.reasons.${reason}`) : null}
          />
          <FactRow
            title={t('refund.feeOnly')}
            value={fee > 0 ? t('price.minus', { amount: formatMoney(fee) }) : null}
          />
          <FactRow title={t('refund.extras')} value={extras > 0 ? money(extras) : null} />
          <FactRow title={t('refund.amount')} value={money(amount)} />
          <FactRow
            title={t('refund.coupon')}
            value={outcome === 'NONE' ? null : t(`refund.couponOutcome.${outcome}`)}
          />
          {ways.map(({ method, amount: part, state: of }, at) => (
            <FactRow
              key={at}
              title={at === 0 ? t('refund.to') : ''}
              value={
                // One way has the refund's amount and state.
                ways.length > 1
                  ? joinFacts([t('refund.toWay', { method, amount: formatMoney(part) }), t(`refund.state.${of}`)])
                  : method
              }
            />
          ))}
        </FactGroup>
      </Card>
    </>
  )
}
