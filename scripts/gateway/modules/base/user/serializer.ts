import type { Row } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { formatDiscount } from '../member/level-service'
import type { NamedRate } from './service'

/** Serializes a buyer's profile (contract: api/auth). */
export const serializeProfile = (user: Row<'users'>, birthdayFixed: boolean, primeLevelName: string) => ({
  userId: user.user_id,
  nickname: user.nickname,
  avatar: user.avatar,
  cellphone: user.cellphone ?? '',
  countryCode: user.country_code,
  email: user.email ?? '',
  sex: user.sex,
  birthday: user.birthday,
  birthdayFixed,
  primeLevelName,
})

const serializePrivilege = ({ rateId: privilegeId, source: belongTo, name, ...range }: NamedRate, lang: Language) => ({
  ...{ privilegeId, belongTo, targetName: name[lang] },
  ...{ rate: range.rate, cut: range.cut },
  ...{ useCouponRule: range.useCouponRule, couponUseLimitVO: range.couponUseLimitVO },
})

/**
 * Serializes a buyer's member level with its benefits (contract: api/auth).
 *
 * @param rates the rates of the level and of cards, for tickets and items
 */
export const serializePrimePrivilege = (
  primeLevelName: string,
  { rates, privilegeToken }: { rates: readonly NamedRate[]; privilegeToken: string },
  lang: Language,
) => {
  const discountOf = (kind: NamedRate['kind']) => {
    const rate = rates.find((each) => each.source === 'LEVEL' && each.kind === kind)?.rate ?? null
    return rate === null ? null : { formatDiscount: formatDiscount(rate, lang), rate }
  }
  return {
    primeLevelName,
    showDiscountPrivileges: rates.flatMap((each) => (each.kind === 'TICKET' ? [serializePrivilege(each, lang)] : [])),
    showDiscountPrivilegeVo: discountOf('TICKET'),
    itemDiscountPrivilegeVo: discountOf('GOODS'),
    couponPackageDiscountPrivilegeVo: discountOf('COUPON_PACKAGE'),
    privilegeToken,
  }
}
