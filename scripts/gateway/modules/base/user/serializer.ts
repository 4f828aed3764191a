import type { Row } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { levelName } from './account-service'
import type { MemberBenefits } from './service'
import { texts } from './texts'

/** Serializes a buyer's profile (contract: api/auth). */
export const serializeProfile = (user: Row<'users'>, birthdayFixed: boolean, lang: Language) => ({
  userId: user.user_id,
  nickname: user.nickname,
  avatar: user.avatar,
  cellphone: user.cellphone ?? '',
  countryCode: user.country_code,
  email: user.email ?? '',
  sex: user.sex,
  birthday: user.birthday,
  birthdayFixed,
  primeLevelName: levelName(user.prime_level, lang),
})

/** Serializes a buyer's member level with its benefits (contract: api/auth). */
export const serializePrimePrivilege = (
  { prime_level }: Row<'users'>,
  benefits: MemberBenefits | null,
  lang: Language,
) => ({
  primeLevelName: levelName(prime_level, lang),
  showDiscountPrivileges: [],
  showDiscountPrivilegeVo: null,
  itemDiscountPrivilegeVo: benefits && {
    formatDiscount: texts.translate(lang, 'rate', { zhe: benefits.rate / 10, off: 100 - benefits.rate }),
  },
  couponPackageDiscountPrivilegeVo: null,
  privilegeToken: benefits?.privilegeToken ?? '',
})
