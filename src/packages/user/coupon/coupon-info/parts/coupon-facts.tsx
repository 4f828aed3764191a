import { Text } from '@tarojs/components'
import { minimumText, periodText } from '@/components/coupon/coupon-text'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { couponTexts } from '@/locales/namespaces/coupon'
import textStyles from '@/styles/text.module.scss'
import type { ShownCoupon } from '../coupon-info.model'

/** Validity, minimum, scope and combinations of a coupon. The times name their offset if the device has another. */
export function CouponFacts({ shown: { own, kind } }: { shown: ShownCoupon }) {
  const t = useTexts(couponTexts)
  const now = useNow()
  const coupon = own ?? kind
  const { couponType, qty, useWay, useCouponRuleDesc, combinesWith } = coupon
  const isElsewhere = couponType === 'OUTER' || useWay === 'OFFLINE'
  return (
    <Card title={t('coupon.fact.title')}>
      <FactRow title={t('coupon.fact.valid')} value={periodText(coupon, now, t) || null} />
      <FactRow title={t('coupon.fact.minimum')} value={minimumText(coupon, t) || null} />
      <FactRow
        title={t('coupon.fact.quantity')}
        value={couponType === 'EXCHANGE' ? t('coupon.units', { count: qty }) : null}
      />
      <FactRow title={t('coupon.fact.scope')} value={isElsewhere ? null : useCouponRuleDesc || null} />
      <FactRow
        title={t('coupon.fact.promotion')}
        value={isElsewhere ? null : t(combinesWith ? 'coupon.combines' : 'coupon.excludes')}
      />
      <FactRow title={t('coupon.fact.stock')} value={kind?.stock ? t('coupon.left', { count: kind.stock }) : null} />
      {new Date(now).getTimezoneOffset() !== -SHOP_OFFSET && (
        <Text className={textStyles.metaBlock}>{t('coupon.zone')}</Text>
      )}
    </Card>
  )
}
