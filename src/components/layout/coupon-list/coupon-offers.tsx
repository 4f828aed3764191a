import type { CouponBrief } from '@/api/layout-blocks'
import { formatMoney } from '@/locales/format-money'
import { layoutTexts } from '@/locales/namespaces/layout'
import { useTexts } from '../../texts'
import { Offer, OfferList } from '../offer/offer'

/** Coupons to receive, each with the sum from which it applies. */
export function CouponOffers({ coupons }: { coupons: readonly CouponBrief[] }) {
  const t = useTexts(layoutTexts)
  const condition = (threshold: CouponBrief['threshold']): string =>
    threshold
      ? t('layout.couponFrom', { amount: t('price.amount', { amount: formatMoney(threshold) }) })
      : t('layout.couponAny')
  return (
    <OfferList>
      {coupons.map(({ couponTemplateId, title, threshold }) => (
        <Offer
          key={couponTemplateId}
          icon="coupon"
          title={title}
          note={condition(threshold)}
          act={t('layout.receive')}
          target={{ kind: 'COUPON', params: { couponTemplateId } }}
        />
      ))}
    </OfferList>
  )
}
