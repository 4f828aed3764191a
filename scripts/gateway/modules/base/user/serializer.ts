import type { Row } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { formatDiscount } from '../member/level-service'
import type { MemberBenefits } from './service'

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

/** Serializes a buyer's member level with its benefits (contract: api/auth). */
export const serializePrimePrivilege = (primeLevelName: string, benefits: MemberBenefits | null, lang: Language) => ({
  primeLevelName,
  showDiscountPrivileges: [],
  showDiscountPrivilegeVo: null,
  itemDiscountPrivilegeVo: benefits && { formatDiscount: formatDiscount(benefits.rate, lang) },
  couponPackageDiscountPrivilegeVo: null,
  privilegeToken: benefits?.privilegeToken ?? '',
})
