import { layoutTexts } from '@/locales/namespaces/layout'
import { useTexts } from '../../texts'
import { Section } from '../../ui/section/section'
import type { PartProps } from '../part'
import { useMore } from '../use-target'
import { CouponOffers } from './coupon-offers'

/** Draws a list of coupons that can be received. */
export function CouponList({ component }: PartProps<'COUPON_LIST'>) {
  const t = useTexts(layoutTexts)
  const { title, subTitle, moreTarget, coupons } = component
  const more = useMore(moreTarget)
  if (coupons.length === 0) return null
  return (
    <Section title={title || t('layout.coupons')} note={subTitle} more={more}>
      <CouponOffers component={component} />
    </Section>
  )
}
