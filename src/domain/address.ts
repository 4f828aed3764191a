import type { Language } from '@/domain/languages'
import { PHONE_PROBLEMS, phoneFailure } from './typed/phone'

/** Minimum number of characters of a detail address, by language (decision 36). The gateway requires 6. */
const LEAST_DETAIL: Record<Language, number> = { 'zh-CN': 6, 'zh-MO': 6, 'en-US': 12 }

export const leastDetail = (language: Language): number => LEAST_DETAIL[language]

export interface AddressFields {
  recipient: string
  cellphone: string
  countryCode: string
  provinceId: string
  cityId: string
  districtId: string
  detail: string
}

export interface AreaNames {
  provinceName: string
  cityName: string
  districtName: string
}

type AddressField = 'recipient' | 'cellphone' | 'area' | 'detail'

/** Text keys of the problems, by field. Empty if the address can be saved (domain §5). */
export type AddressProblems = Partial<
  Record<
    AddressField,
    'form.recipient' | (typeof PHONE_PROBLEMS)[keyof typeof PHONE_PROBLEMS] | 'form.area' | 'form.detail'
  >
>

/** Checks the required fields: recipient, phone, the whole area, and a detail that is long enough. */
export const addressProblems = (
  address: AddressFields,
  language: Language,
  supportedAreas: readonly string[] = [],
): AddressProblems => {
  const problems: AddressProblems = {}
  const phone = phoneFailure(address.cellphone, address.countryCode, supportedAreas)
  if (address.recipient.trim() === '') problems.recipient = 'form.recipient'
  if (phone) problems.cellphone = PHONE_PROBLEMS[phone]
  if (!address.provinceId || !address.cityId || !address.districtId) problems.area = 'form.area'
  if (Array.from(address.detail.trim()).length < leastDetail(language)) problems.detail = 'form.detail'
  return problems
}

/** Returns the area in one line; a municipality has the same province and city name, which is written once. */
export const areaText = ({ provinceName, cityName, districtName }: AreaNames): string =>
  [...new Set([provinceName, cityName, districtName])].filter(Boolean).join(' ')
