import { array, boolean, object, pipe, string, transform } from 'valibot'
import type { Address, AddressDraft, Region } from '@/api/address'
import type { Country } from '@/api/attendee'
import type { Issue } from '@/components/form/form-model'
import { fieldRules, line } from '@/components/form/rules'
import { addressProblems, leastDetail } from '@/domain/address'
import { MAINLAND } from '@/domain/identity/phone'
import { cleanPhone } from '@/domain/typed/phone'
import type { Language } from '@/domain/languages'
import type { userTexts } from '@/locales/namespaces/user'

export const NEW_ADDRESS = {
  recipient: '',
  cellphone: '',
  countryCode: MAINLAND,
  /** Province, city and district; empty if none is selected. */
  area: [] as readonly Region[],
  detail: '',
  isDefault: false,
}

const values = object({
  recipient: line,
  cellphone: string(),
  countryCode: string(),
  area: array(object({ id: string(), name: string() })),
  detail: line,
  isDefault: boolean(),
})

/** Creates the validation schema of an address (domain §5) for the served areas. Its output is the request body. */
export const addressSchema = (issue: Issue<typeof userTexts>, language: Language, areas: readonly Country[] | null) =>
  pipe(
    values,
    transform(({ area: [province, city, district], ...rest }): AddressDraft => ({
      ...rest,
      cellphone: cleanPhone(rest.cellphone, rest.countryCode),
      provinceId: province?.id ?? '',
      cityId: city?.id ?? '',
      districtId: district?.id ?? '',
    })),
    fieldRules((draft) => {
      const codes = areas?.map(({ code }) => code)
      const found = Object.entries(addressProblems(draft, language, codes))
      const count = leastDetail(language)
      return Object.fromEntries(found.map(([field, key]) => [field, issue(key, { count })]))
    }),
  )

/** Converts a stored address to form values. */
export const valuesOf = (address: Address): typeof NEW_ADDRESS => {
  const { recipient, cellphone, countryCode, detail, isDefault } = address
  const area = [
    { id: address.provinceId, name: address.provinceName },
    { id: address.cityId, name: address.cityName },
    { id: address.districtId, name: address.districtName },
  ].filter(({ id }) => id !== '')
  return { recipient, cellphone, countryCode: countryCode || MAINLAND, area, detail, isDefault }
}
