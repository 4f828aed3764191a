import { Text } from '@tarojs/components'
import { endText, minimumText, scopeText, shopClock } from '@/components/coupon/coupon-text'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { couponTexts } from '@/locales/namespaces/coupon'
import textStyles from '@/styles/text.module.scss'
import type { ShownCoupon } from '../coupon-info.model'

/**
 * Draws validity, minimum, scope and permitted combinations of a coupon. Times include the shop's UTC offset if it
 * differs from the device's offset.
 */
export function CouponFacts({ shown: { own, kind } }: { shown: ShownCoupon }) {
  const t = useTexts(couponTexts)
  const now = useNow()
  const coupon = own ?? kind
  const { couponType, qty, useWay, combinesWith, couponBizTypes, startTime } = coupon
  // A coupon without kinds of purchases is exchanged for a card, and never used at a checkout.
  const isElsewhere = couponType === 'OUTER' || useWay === 'OFFLINE' || couponBizTypes.length === 0
  const unit = couponBizTypes.includes('SHOW') ? 'coupon.units' : 'coupon.itemUnits'
  const start = startTime !== null && startTime > now ? momentText(startTime, shopClock(now), t) : null
  const end = endText(coupon, now, t)
  return (
    <Card title={t('coupon.fact.title')}>
      <FactRow title={t('coupon.fact.starts')} value={start} />
      <FactRow title={t('coupon.fact.ends')} value={end} />
      <FactRow title={t('coupon.fact.minimum')} value={minimumText(coupon, t) || null} />
      <FactRow
        title={t('coupon.fact.quantity')}
        value={couponType === 'EXCHANGE' && couponBizTypes.length > 0 ? t(unit, { count: qty }) : null}
      />
      <FactRow title={t('coupon.fact.scope')} value={scopeText(coupon) || null} />
      <FactRow
        title={t('coupon.fact.promotion')}
        value={isElsewhere ? null : t(combinesWith ? 'coupon.combines' : 'coupon.excludes')}
      />
      <FactRow title={t('coupon.fact.stock')} value={kind?.stock ? String(kind.stock) : null} />
      {end !== null && new Date(now).getTimezoneOffset() !== -SHOP_OFFSET && (
        <Text className={textStyles.metaBlock}>{t('coupon.zone')}</Text>
      )}
    </Card>
  )
}
