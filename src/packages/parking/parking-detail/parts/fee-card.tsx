import type { ParkingStep } from '@/api/parking'
import { PriceLines } from '@/components/checkout/prices/price-lines'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import type { Fen } from '@/domain/money'
import { asOrderState } from '@/domain/order/item-order'
import { amountKind } from '@/domain/order/state'
import { formatTime, isSameDay, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { parkingRecordTexts } from '@/locales/namespaces/parking-record'
import type { ParkingPayment } from '../parking-detail.model'

/** Draws the steps of the fee, the reductions, the earlier payments of the stay, and the amount of this payment. */
export function FeeCard({ payment: { record, order } }: { payment: ParkingPayment }) {
  const t = useTexts(parkingRecordTexts)
  const now = useNow()
  const { steps, reduction, settledBefore } = record
  const timeText = (time: number): string => formatTime(time, SHOP_OFFSET, t('date.pattern.time'))
  const spanText = ({ from, to }: ParkingStep): string =>
    t('parkingRecord.step', {
      from: isSameDay(from, now, SHOP_OFFSET) ? timeText(from) : momentText(from, { now, utcOffset: SHOP_OFFSET }, t),
      to: timeText(to),
    })
  const less = (amount: Fen): string => t('parkingRecord.less', { amount: formatMoney(amount) })
  return (
    <Card title={t('parkingRecord.fee')}>
      {steps.map((step) => (
        <FactRow
          key={step.from}
          title={joinFacts([spanText(step), t(`parkingRecord.rule.${step.rule}`, { count: step.minutes })])}
          value={t('parkingRecord.amount', { amount: formatMoney(step.price) })}
        />
      ))}
      {reduction && <FactRow title={t(`parkingRecord.reduction.${reduction.who}`)} value={less(reduction.amount)} />}
      {settledBefore > 0 && <FactRow title={t('parkingRecord.settledBefore')} value={less(settledBefore)} />}
      <PriceLines
        lines={order.priceLines}
        total={order.total}
        points={order.payPoints}
        sum={order.payAmount}
        kind={amountKind(asOrderState(order.orderStatus))}
      />
    </Card>
  )
}
