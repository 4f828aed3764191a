import type { Coupon, CouponKind } from '@/api/coupon'
import { lastMoment } from '@/domain/coupon/validity'
import { fen } from '@/domain/money'
import { DAY, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import type { Translate } from '@/locales/keys'
import type { couponTexts } from '@/locales/namespaces/coupon'
import { dayText, momentText } from '../dates'

type T = Translate<typeof couponTexts>
type Rules = Pick<Coupon, 'couponType' | 'limitationType' | 'limitation' | 'amount' | 'discount' | 'useCouponRuleDesc'>

/** Returns the name of a coupon's kind if the coupon has no value of its own; otherwise undefined. */
export const kindText = ({ couponType }: Pick<Rules, 'couponType'>, t: T): string | undefined => {
  if (couponType === 'EXCHANGE') return t('coupon.exchange')
  return couponType === 'OUTER' ? t('coupon.outer') : undefined
}

const money = (amount: number, t: T): string => t('price.amount', { amount: formatMoney(fen(amount)) })

/**
 * Returns the minimum order amount of a coupon, and the highest discount of a percentage coupon. Returns '' if it has
 * neither.
 */
export const minimumText = (rules: Omit<Rules, 'useCouponRuleDesc'>, t: T): string => {
  const { limitationType, limitation, amount, discount } = rules
  const minimum =
    limitationType === 'AMOUNT'
      ? t('coupon.from', { amount: money(limitation, t) })
      : limitationType === 'QUANTITY'
        ? t('coupon.pieces', { count: limitation })
        : kindText(rules, t) === undefined
          ? t('coupon.any')
          : null
  const most = discount > 0 && amount !== null ? t('coupon.most', { amount: money(amount, t) }) : null
  return joinFacts([minimum, most])
}

/** Describes the purchases for which a coupon can be used; '' for a coupon that is used at a partner. */
export const scopeText = ({ couponType, useCouponRuleDesc }: Pick<Rules, 'couponType' | 'useCouponRuleDesc'>): string =>
  couponType === 'OUTER' ? '' : useCouponRuleDesc

/** Returns the conditions of a coupon: minimum order amount, highest discount, and scope. */
export const conditionText = (rules: Rules, t: T): string => joinFacts([minimumText(rules, t), scopeText(rules)])

/**
 * Returns the number of uses of a coupon for counters; for the buyer's coupon, the uses left. Returns '' for a single
 * use.
 */
export const usesText = (
  { useWay, qty, usesLeft }: Pick<CouponKind, 'useWay' | 'qty'> & Partial<Pick<Coupon, 'usesLeft'>>,
  t: T,
): string => {
  if (useWay !== 'OFFLINE' || qty < 2) return ''
  if (usesLeft === undefined) return t('coupon.uses', { total: qty })
  return usesLeft ? t('coupon.usesLeft', { left: usesLeft, total: qty }) : ''
}

/** Returns the condition that only certified buyers receive the coupon; '' without that condition. */
export const verifiedOnlyText = ({ needFaceAuth }: Pick<CouponKind, 'needFaceAuth'>, t: T): string =>
  needFaceAuth ? t('coupon.verifiedOnly') : ''

/** Start and end of a coupon's validity, epoch ms; null without a limit. */
type Times = Pick<Coupon, 'startTime' | 'expireTime'>

/** Returns the current time with the shop's time zone. @param now epoch ms */
export const shopClock = (now: number) => ({ now, utcOffset: SHOP_OFFSET })

/** Time before a coupon's end from which its hour is shown, in milliseconds. */
const SHORT = 2 * DAY

/**
 * Returns the start or end of a coupon as a text, in the shop's time zone. Shows the day, and also the hour if the
 * time is near.
 * @param now epoch ms
 */
export const validText = ({ startTime, expireTime }: Times, now: number, t: T): string => {
  const at = shopClock(now)
  const text = (time: number): string => (time - now < SHORT ? momentText : dayText)(time, at, t)
  if (startTime !== null && startTime > now) return t('coupon.starts', { time: text(startTime) })
  return expireTime === null ? '' : t('coupon.until', { time: text(lastMoment(expireTime, SHOP_OFFSET)) })
}

/**
 * Returns the time at which a coupon was used as a text, in the shop's time zone; '' for an unused coupon.
 * @param now epoch ms
 */
export const usedText = ({ usedTime }: Pick<Coupon, 'usedTime'>, now: number, t: T): string =>
  usedTime === null ? '' : t('coupon.used', { time: momentText(usedTime, shopClock(now), t) })

/** Returns the validity of a kind of coupon: its end, or its duration after receipt. @param now epoch ms */
export const kindValidText = (kind: CouponKind, now: number, t: T): string =>
  kind.length > 0 ? t(`coupon.valid.${kind.expirationUnit}`, { count: kind.length }) : validText(kind, now, t)

/** Returns the end of a validity with its hour, or null. @param now epoch ms */
export const endText = ({ expireTime }: Times, now: number, t: T): string | null =>
  expireTime === null ? null : momentText(lastMoment(expireTime, SHOP_OFFSET), shopClock(now), t)

/** Returns how many coupons of a limited kind are left; '' for an unlimited kind. */
export const stockText = ({ stock }: Pick<CouponKind, 'stock'>, t: T): string =>
  stock === null || stock === 0 ? '' : t('coupon.left', { count: stock })

/** Returns true for a withdrawn coupon: it cannot be used, and no order reserves it. */
export const isWithdrawn = ({ couponStatus, orderId }: Pick<Coupon, 'couponStatus' | 'orderId'>): boolean =>
  couponStatus === 'UN_AVAILABLE' && orderId === ''

/** Returns the state of a buyer's coupon. */
export const stateText = (coupon: Pick<Coupon, 'couponStatus' | 'orderId'>, t: T): string =>
  t(isWithdrawn(coupon) ? 'coupon.withdrawn' : `coupon.state.${coupon.couponStatus}`)
