import { observer } from 'mobx-react'
import { useState } from 'react'
import type { CouponReason, OrderCoupon } from '@/api/purchase'
import { dayText } from '@/components/dates'
import { orderLink } from '@/components/order/order-link'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { RadioGroup, type RadioOption } from '@/components/ui/radio-group/radio-group'
import { SelectRow } from '@/components/ui/select-row/select-row'
import { lastMoment } from '@/domain/coupon/validity'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import { follow } from '@/router/follow'
import { type LinkTo, linkTo } from '@/router/link-to'
import type { CheckoutPrice } from '../checkout-price'
import type { PricingModel } from '../pricing.model'
import { isSelectable, rankOf, reasonText, type WayOn, wayOnOf } from './coupon-reason'
import { Cut } from './cut'
import { Part } from './part'

/** Value of "no coupon" in the group, since an empty value means no selection. */
const NONE = 'none'

/** Number of coupons shown at first, and added by each tap. A page of a mini program has at most 1,000 nodes. */
const FIRST = 5
const MORE = 20

const WAYS = {
  ORDER: 'confirm.toOrder',
  SHOWS: 'confirm.toShows',
  CODE: 'confirm.toCode',
  REMINDER: 'confirm.toReminder',
  COUPON: 'confirm.toCoupon',
} as const

/** Returns the screen that a tap on a coupon opens; undefined for a change of the purchase. */
const linkOf = (way: WayOn, { couponId, couponTemplateId, title, reason }: OrderCoupon): LinkTo | undefined => {
  if (way === 'CHANGE') return undefined
  if (way === 'ORDER' && reason) return orderLink(reason.orderId, reason.orderType)
  return way === 'SHOWS'
    ? linkTo('coupons-showlist', { couponTemplateId, couponId, title })
    : linkTo('coupon-info', { couponId })
}

export type PurchaseChange = NonNullable<CouponReason['wouldApply']>

export interface CouponChoiceProps {
  pricing: PricingModel<CheckoutPrice>
  /** Buys the changed units with a coupon; undefined for a purchase that cannot change. */
  onChange: ((change: PurchaseChange, couponId: string) => unknown) | undefined
  /** Closes the sheet before a tap leads away from it. */
  onClose: () => void
}

/**
 * Selects one coupon or none. A coupon that does not apply shows the reason. A tap opens the change with which it would
 * apply.
 */
export const CouponChoice = observer(({ pricing, onChange, onClose }: CouponChoiceProps) => {
  const t = useTexts(checkoutTexts)
  const { navigate } = useServices()
  const [most, setMost] = useState(FIRST)
  const { coupons: all = [], couponId, utcOffset = 480, pricingFacts } = pricing.price.value ?? {}
  if (all.length === 0) return null
  const sorted = [...all].sort((a, b) => rankOf(a) - rankOf(b) || b.discountAmount - a.discountAmount)
  // The chosen coupon stays visible, wherever it is in the list.
  const coupons = sorted.filter((coupon, at) => at < most || coupon.couponId === couponId)
  const hidden = all.length - coupons.length
  const purchase = {
    canChange: onChange !== undefined,
    hasTickets: pricingFacts?.basket.units.some(({ kind }) => kind === 'TICKET') ?? false,
  }
  const openWay = (way: WayOn, coupon: OrderCoupon): void => {
    const { couponId: id, reason } = coupon
    const to = linkOf(way, coupon)
    onClose()
    if (to) void follow(navigate, to)
    else if (reason?.wouldApply) onChange?.(reason.wouldApply, id)
  }
  const optionOf = (coupon: OrderCoupon): RadioOption<string> => {
    const way = wayOnOf(coupon, purchase)
    const option = {
      value: coupon.couponId,
      group: t(isSelectable(coupon) ? 'confirm.couponsUsable' : 'confirm.couponsOther'),
      content: <Coupon coupon={coupon} way={isSelectable(coupon) ? null : way} utcOffset={utcOffset} />,
    }
    if (isSelectable(coupon)) return option
    return way === null
      ? { ...option, disabled: true }
      : { ...option, to: linkOf(way, coupon), onOpen: () => openWay(way, coupon) }
  }
  return (
    <Part title={t('confirm.coupon')}>
      <RadioGroup
        label={t('confirm.coupon')}
        arrows="move"
        value={couponId || NONE}
        onChange={(value) => void pricing.chooseCoupon(value === NONE ? '' : value)}
        options={[{ value: NONE, content: t('confirm.couponNone') }, ...coupons.map(optionOf)]}
      />
      {hidden > 0 && (
        <Button kind="quiet" size="m" block onClick={() => setMost(most + MORE)}>
          {t('reductions.showMore', { count: hidden })}
        </Button>
      )}
    </Part>
  )
})

/** Draws a coupon with the reason why it does not apply. @param way what a tap opens, or null */
function Coupon({ coupon, way, utcOffset }: { coupon: OrderCoupon; way: WayOn | null; utcOffset: number }) {
  const t = useTexts(checkoutTexts)
  const { clock } = useServices()
  const { title, usable, discountAmount, expireTime, reason } = coupon
  const at = { now: clock.now(), utcOffset }
  const change = reason?.wouldApply
  const until = expireTime && t('confirm.couponExpires', { time: dayText(lastMoment(expireTime, SHOP_OFFSET), at, t) })
  const wayOn = change
    ? t('confirm.couponReason.change', {
        ...{ count: change.quantity, name: change.seatPlanName },
        amount: t('price.amount', { amount: formatMoney(change.payAmount) }),
      })
    : way === null || way === 'CHANGE'
      ? null
      : t(WAYS[way])
  return (
    <SelectRow
      title={title}
      notes={[until || null]}
      reason={usable ? '' : joinFacts([reasonText(coupon, at, t), wayOn])}
      trail={usable && <Cut amount={discountAmount} />}
    />
  )
}
