import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { ItemRefundQuote } from '@/api/item-order'
import { PreviewCaption, PreviewCard } from '@/components/after-sale/preview-card'
import { pointCount } from '@/components/points/points-text'
import { WayRows } from '@/components/refund/way-rows/way-rows'
import { AsyncView } from '@/components/screen/async-view'
import { useTexts } from '@/components/texts'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { SumRow } from '@/components/ui/sum-row/sum-row'
import { fen } from '@/domain/money'
import { ticketsOfRefund } from '@/domain/refund/amounts'
import { formatMoney } from '@/locales/format-money'
import { refundTexts } from '@/locales/namespaces/refund'
import { returnsTexts } from '@/locales/namespaces/returns'
import type { GoodsQuote, GoodsRefundModel } from './goods-refund.model'

/** Draws the quote for the chosen pieces: their share, the delivery fee, coupon, points and payment methods. */
export const GoodsQuoteCard = observer(({ model, button }: { model: GoodsRefundModel; button: ReactNode }) => {
  const t = useTexts(returnsTexts)
  const { quote, current, choice } = model
  return (
    <PreviewCard
      title={t('returns.preview')}
      empty={choice.chosen.length === 0 ? t('returns.previewEmpty') : null}
      button={button}
    >
      <AsyncView of={quote} skeleton={<Skeleton height="120px" width="100%" />} compact>
        {(value) => <Lines quote={current ?? value} waits={current === null} />}
      </AsyncView>
    </PreviewCard>
  )
})

function Lines({ quote, waits }: { quote: GoodsQuote; waits: boolean }) {
  const t = useTexts(returnsTexts)
  const of = useTexts(refundTexts)
  const { amount, extras, refund } = quote
  const money = (sum: typeof amount) => t('price.amount', { amount: formatMoney(sum) })
  return (
    <View style={waits ? { opacity: 0.5 } : undefined} ariaBusy={waits} ariaLive="polite">
      <FactRow title={t('returns.goods')} value={money(ticketsOfRefund({ amount, fee: fen(0), extras }))} />
      <FactRow title={of('refund.delivery')} value={extras > 0 ? money(extras) : null} />
      <SumRow title={of('refund.amount')} amount={amount} />
      {refund ? <RefundLines refund={refund} /> : <PreviewCaption>{t('returns.afterCheck')}</PreviewCaption>}
    </View>
  )
}

/** Draws the effects of an immediate refund: coupon, points, payment methods and time. */
function RefundLines({ refund }: { refund: ItemRefundQuote }) {
  const t = useTexts(returnsTexts)
  const of = useTexts(refundTexts)
  const { amount, coupon, pointBack, pointsNotEarned, growthNotCounted, ways, arriveDays } = refund
  const points = (count: number) => (count > 0 ? of('refund.pointCount', { count, number: pointCount(count) }) : null)
  return (
    <>
      <FactRow
        title={of('refund.coupon')}
        value={coupon === 'NONE' || coupon === 'COMPENSATED' ? null : t(`returns.coupon.${coupon}`)}
      />
      <FactRow title={of('refund.pointsBack')} value={points(pointBack)} />
      <FactRow title={of('refund.pointsNotEarned')} value={points(pointsNotEarned)} />
      <FactRow
        title={of('refund.growthNotCounted')}
        value={growthNotCounted > 0 ? pointCount(growthNotCounted) : null}
      />
      <WayRows ways={ways} />
      <FactRow title={of('refund.arrives')} value={amount > 0 ? of('refund.arrivesIn', { count: arriveDays }) : null} />
    </>
  )
}
