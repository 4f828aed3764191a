import type { Coupon, CouponKind } from '@/api/coupon'
import { fen } from '@/domain/money'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import type { Translate } from '@/locales/keys'
import type { couponTexts } from '@/locales/namespaces/coupon'
import { dayText } from '../dates'

type T = Translate<typeof couponTexts>
type Rules = Pick<Coupon, 'couponType' | 'limitationType' | 'limitation' | 'amount' | 'discount' | 'useCouponRuleDesc'>

/** Returns the kind of a coupon without a value of its own, or undefined. */
export const kindText = ({ couponType }: Pick<Rules, 'couponType'>, t: T): string | undefined => {
  if (couponType === 'EXCHANGE') return t('coupon.exchange')
  return couponType === 'OUTER' ? t('coupon.outer') : undefined
}

const money = (amount: number, t: T): string => t('price.amount', { amount: formatMoney(fen(amount)) })

/** Returns the minimum, the highest discount of a rate, and the scope of a coupon. */
export const conditionText = (rules: Rules, t: T): string => {
  const { limitationType, limitation, amount, discount, useCouponRuleDesc } = rules
  const minimum =
    limitationType === 'AMOUNT'
      ? t('coupon.from', { amount: money(limitation, t) })
      : limitationType === 'QUANTITY'
        ? t('coupon.pieces', { count: limitation })
        : kindText(rules, t) === undefined
          ? t('coupon.any')
          : null
  const most = discount > 0 && amount !== null ? t('coupon.most', { amount: money(amount, t) }) : null
  return joinFacts([minimum, most, useCouponRuleDesc])
}

/** Returns when a coupon starts or ends, on the shop's clock. @param now epoch ms */
export const validText = (coupon: Pick<Coupon, 'startTime' | 'expireTime'>, now: number, t: T): string => {
  const { startTime, expireTime } = coupon
  const at = { now, utcOffset: SHOP_OFFSET }
  if (startTime !== null && startTime > now) return t('coupon.starts', { time: dayText(startTime, at, t) })
  return expireTime === null ? '' : t('coupon.until', { time: dayText(expireTime, at, t) })
}

/** Returns the validity of a kind of coupon: its end, or its length from the receipt. @param now epoch ms */
export const kindValidText = (kind: CouponKind, now: number, t: T): string =>
  kind.length > 0 ? t(`coupon.valid.${kind.expirationUnit}`, { count: kind.length }) : validText(kind, now, t)
