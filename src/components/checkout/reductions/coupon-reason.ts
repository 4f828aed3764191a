import type { CouponReason, OrderCoupon } from '@/api/purchase'
import { dayText } from '@/components/dates'
import { type Fen, fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import type { Translate } from '@/locales/keys'
import type { checkoutTexts } from '@/locales/namespaces/checkout'

/** Reasons that the buyer can overrule: the coupon applies, but the order costs more with it. */
const OVERRULED = ['EXCLUSIVE', 'BETTER']

/** Returns true for a coupon that the buyer can choose. */
export const isSelectable = ({ usable, reason }: OrderCoupon): boolean =>
  usable || (reason !== null && OVERRULED.includes(reason.code))

/** Target of a tap on a coupon that does not apply. COUPON is the coupon's detail, which links to its use. */
export type WayOn = 'ORDER' | 'CHANGE' | 'SHOWS' | 'CODE' | 'REMINDER' | 'COUPON'

/** Facts of the purchase that decide about the target. */
interface Purchase {
  canChange: boolean
  hasTickets: boolean
}

/** Returns the target of a tap on a coupon that does not apply; null if the coupon cannot apply. */
export const wayOnOf = (
  { reason, couponTemplateId }: Pick<OrderCoupon, 'reason' | 'couponTemplateId'>,
  { canChange, hasTickets }: Purchase,
): WayOn | null => {
  if (reason === null) return null
  if (reason.orderId !== '') return 'ORDER'
  if (reason.wouldApply && canChange) return 'CHANGE'
  switch (reason.code) {
    case 'AMOUNT':
    case 'QUANTITY':
    case 'NOTHING_LEFT':
      return null
    case 'OFFLINE':
      return 'CODE'
    case 'NOT_STARTED':
      return 'REMINDER'
    case 'SCOPE':
      return hasTickets && couponTemplateId !== '' ? 'SHOWS' : 'COUPON'
    default:
      return 'COUPON'
  }
}

/** Reasons that exclude the coupon from all purchases of this kind. */
const ELSEWHERE = ['BIZ_TYPE', 'OUTER', 'OFFLINE']

/** Returns the rank of a coupon in the list. Coupons for other purchases are last. */
export const rankOf = (coupon: OrderCoupon): number => {
  if (coupon.usable) return 0
  if (isSelectable(coupon)) return 1
  if (coupon.reason?.wouldApply) return 2
  return ELSEWHERE.includes(coupon.reason?.code ?? '') ? 4 : 3
}

interface At {
  now: number
  utcOffset: number
}

/** Returns why a coupon is not applied. An unknown reason has a general text. */
export const reasonText = (
  { reason, startTime }: Pick<OrderCoupon, 'reason' | 'startTime'>,
  at: At,
  t: Translate<typeof checkoutTexts>,
): string => {
  const money = (amount: number): string => t('price.amount', { amount: formatMoney(fen(amount) as Fen) })
  const costs = ({ difference, payAmount }: CouponReason): string =>
    difference > 0
      ? t('confirm.couponReason.dearer', { amount: money(difference), sum: money(payAmount) })
      : t('confirm.couponReason.same')
  switch (reason?.code) {
    case 'AMOUNT':
      return t('confirm.couponReason.amount', { amount: money(reason.missing) })
    case 'QUANTITY':
      return t('confirm.couponReason.quantity', { count: reason.missing })
    case 'NOT_STARTED':
      return startTime
        ? t('confirm.couponReason.notStarted', { time: dayText(startTime, at, t) })
        : t('confirm.couponUnusable')
    case 'EXCLUSIVE':
    case 'BETTER':
      return `${t('confirm.couponReason.exclusive')}${t('common.separator')}${costs(reason)}`
    case 'HELD':
      return t('confirm.couponReason.held')
    case 'REFUNDING':
      return t('confirm.couponReason.refunding')
    case 'BIZ_TYPE':
      return t('confirm.couponReason.bizType')
    case 'SCOPE':
      // The coupon would apply to another tier of this session.
      return t(reason.wouldApply ? 'confirm.couponReason.tier' : 'confirm.couponReason.scope')
    case 'OFFLINE':
      return t('confirm.couponReason.offline')
    case 'OUTER':
      return t('confirm.couponReason.outer')
    case 'NOTHING_LEFT':
      return t('confirm.couponReason.nothingLeft')
    default:
      return t('confirm.couponUnusable')
  }
}
