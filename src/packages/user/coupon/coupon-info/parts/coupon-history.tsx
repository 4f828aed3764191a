import type { OwnCouponDetail } from '@/api/coupon'
import { shopClock } from '@/components/coupon/coupon-text'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Timeline } from '@/components/ui/timeline/timeline'
import { couponTexts } from '@/locales/namespaces/coupon'

/** Draws the changes of a coupon, newest first. Draws nothing if the coupon was only received. */
export function CouponHistory({ own: { events, couponStatus } }: { own: OwnCouponDetail }) {
  const t = useTexts(couponTexts)
  const now = useNow()
  if (events.length < 2) return null
  const steps = [...events].reverse().map(({ kind, time }) => ({
    title: t(`coupon.event.${kind}`),
    content: momentText(time, shopClock(now), t),
  }))
  return (
    <Card title={t('coupon.record')}>
      <Timeline label={t('coupon.record')} steps={steps} isOver={couponStatus === 'USED'} />
    </Card>
  )
}
