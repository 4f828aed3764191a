import type { CouponBrief } from '@/api/layout-blocks'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { layoutTexts } from '@/locales/namespaces/layout'
import { type LinkTo, linkTo } from '@/router/link-to'
import { CouponPaper } from '../../coupon/coupon-paper/coupon-paper'
import { useTexts } from '../../texts'
import { useTarget } from '../use-target'

export interface CouponCardProps {
  coupon: CouponBrief
  received: boolean
  /** Receives the coupon. A coupon with its own page opens that page; a received coupon opens its detail. */
  onReceive: (coupon: CouponBrief) => unknown
  /** Login screen that a visitor's tap opens first; undefined for a member. */
  loginFirst: LinkTo | undefined
}

/** Draws a coupon with a button that receives it, or opens it. */
export function CouponCard({ coupon, received, onReceive, loginFirst }: CouponCardProps) {
  const t = useTexts(layoutTexts)
  const leadsTo = useTarget()
  const { couponTemplateId, title, amount, discount, threshold, scope, validDays, topicId } = coupon
  const condition = threshold
    ? t('layout.couponFrom', { amount: t('price.amount', { amount: formatMoney(threshold) }) })
    : t('layout.couponAny')
  const facts = joinFacts([condition, scope && t('layout.couponScope', { scope })])
  const act = received ? 'layout.received' : topicId ? 'layout.view' : 'layout.receive'
  const taps = topicId
    ? leadsTo({ kind: 'COUPON', params: { couponTemplateId, topicId } })
    : received
      ? { to: linkTo('coupon-info', { couponTemplateId }) }
      : { to: loginFirst, onClick: () => onReceive(coupon) }
  return (
    <CouponPaper
      {...{ amount, discount, title }}
      notes={[facts, validDays > 0 && t('layout.couponDays', { count: validDays })]}
      act={t(act)}
      over={received}
      {...taps}
    />
  )
}
