import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { OrderResale } from '@/api/resale'
import { PreviewCaption, PreviewCard } from '@/components/after-sale/preview-card'
import { WayRows } from '@/components/refund/way-rows/way-rows'
import { nearTime } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { SumRow } from '@/components/ui/sum-row/sum-row'
import type { Fen } from '@/domain/money'
import { feePercent } from '@/domain/refund/amounts'
import { formatMoney } from '@/locales/format-money'
import { refundTexts } from '@/locales/namespaces/refund'
import { resaleTexts } from '@/locales/namespaces/resale'
import type { ListingAmounts } from '../listing-amounts'

interface ResalePreviewProps {
  order: OrderResale
  /** Amounts of the resale; null if no unit is chosen. */
  amounts: ListingAmounts | null
  /** Number of chosen units. Each unit is sold and refunded separately. */
  units: number
  /** The submit button, which is part of this card on desktop. */
  button: ReactNode
}

/**
 * Draws the refund after the sale of the chosen tickets, the payment methods that receive it, and the end of the
 * listing.
 */
export function ResalePreview({ order, amounts, units, button }: ResalePreviewProps) {
  const t = useTexts(resaleTexts)
  return (
    <PreviewCard title={t('resale.preview')} empty={amounts ? null : t('resale.previewEmpty')} button={button}>
      {amounts && <Lines order={order} amounts={amounts} units={units} />}
    </PreviewCard>
  )
}

function Lines({ order, amounts, units }: { order: OrderResale; amounts: ListingAmounts; units: number }) {
  const t = useTexts(resaleTexts)
  const now = useNow()
  const refund = useTexts(refundTexts)
  const { feeRate, until, utcOffset, arriveDays, coupon } = order
  const { face, reduction, fee, back, ways } = amounts
  const minus = (fen: Fen) => t('price.minus', { amount: formatMoney(fen) })
  return (
    <>
      <View ariaLive="polite">
        <FactRow title={t('resale.face')} value={t('price.amount', { amount: formatMoney(face) })} />
        <FactRow title={t('resale.reduction')} value={reduction > 0 ? minus(reduction) : null} />
        <FactRow
          title={feeRate === 0 ? refund('refund.feeOnly') : refund('refund.fee', { rate: feePercent(feeRate) })}
          value={feeRate === 0 ? refund('refund.noFee') : minus(fee)}
        />
        <SumRow title={refund('refund.amount')} amount={back} />
        <FactRow title={refund('refund.coupon')} value={coupon ? refund('refund.couponOutcome.LATER') : null} />
        <WayRows ways={ways} />
        <FactRow
          title={refund('refund.arrives')}
          value={back > 0 ? t('resale.arrivesIn', { count: arriveDays }) : null}
        />
      </View>
      {units > 1 && <PreviewCaption>{t('resale.each')}</PreviewCaption>}
      {until !== null && (
        <PreviewCaption>{t('resale.until', { time: nearTime(until, { now, utcOffset }, t) })}</PreviewCaption>
      )}
    </>
  )
}
