import { layoutTexts } from '@/locales/namespaces/layout'
import { formatMoney } from '@/locales/format-money'
import { useTexts } from '../../texts'
import { Section } from '../../ui/section/section'
import { Offer, OfferList } from '../offer/offer'
import type { PartProps } from '../part'
import { useMore } from '../use-target'

/** Coupons that can be received, each with the sum from which it applies. */
export function CouponList({ component: { title, subTitle, moreTarget, coupons } }: PartProps<'COUPON_LIST'>) {
  const t = useTexts(layoutTexts)
  const more = useMore(moreTarget)
  if (coupons.length === 0) return null
  return (
    <Section title={title || t('layout.coupons')} note={subTitle} more={more}>
      <OfferList>
        {coupons.map(({ couponTemplateId, title: name, threshold }) => (
          <Offer
            key={couponTemplateId}
            icon="coupon"
            title={name}
            note={
              threshold
                ? t('layout.couponFrom', {
                    amount: t('price.amount', { amount: formatMoney(threshold) }),
                  })
                : t('layout.couponAny')
            }
            act={t('layout.receive')}
            target={{ kind: 'COUPON', params: { couponTemplateId } }}
          />
        ))}
      </OfferList>
    </Section>
  )
}
