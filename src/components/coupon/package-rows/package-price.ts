import type { PrimePrivilege } from '@/api/auth'
import type { OfferedPackage } from '@/api/coupon-package'
import { goodsMemberPrice } from '@/domain/show/member-price'
import { formatMoney } from '@/locales/format-money'
import type { Translate } from '@/locales/keys'
import type { checkoutTexts } from '@/locales/namespaces/checkout'
import { joinFacts } from '@/lib/join-facts'
import { pointCount } from '../../points/points-text'
import { memberText } from '../../ui/member-price/member-label'

type Price = Pick<OfferedPackage, 'price' | 'pointPrice'>

/** Returns the public price of a package of coupons in money, in points, or in both. */
export const packagePrice = ({ price, pointPrice }: Price, t: Translate<typeof checkoutTexts>): string =>
  joinFacts([
    price > 0 || pointPrice === 0 ? t('price.amount', { amount: formatMoney(price) }) : null,
    pointPrice > 0 ? t('price.pointCount', { count: pointPrice, number: pointCount(pointPrice) }) : null,
  ])

/**
 * Returns the member price of a package of coupons with its label; null if it is not lower.
 * @param privileges the buyer's privileges; null for visitors
 */
export const packageMemberPrice = (
  { price }: Price,
  privileges: PrimePrivilege | null,
  t: Translate<typeof checkoutTexts>,
): string | null => {
  const member = goodsMemberPrice(price, privileges?.couponPackageDiscountPrivilegeVo)
  return member && memberText(t, member)
}
