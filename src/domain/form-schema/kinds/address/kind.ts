import { kindRules, stringsOf } from '../../kind-rules'

import { type AddressFields, addressProblems, type AreaNames } from '../../../address'

export type AddressValue = Readonly<AddressFields & AreaNames>

declare module '../../definition' {
  interface FieldKinds {
    ADDRESS: { value: AddressValue; own: { readonly limits: Readonly<Record<string, never>> } }
  }
}

const PARTS = [
  'recipient',
  'cellphone',
  'countryCode',
  'detail',
  'provinceId',
  'cityId',
  'districtId',
  'provinceName',
  'cityName',
  'districtName',
] as const satisfies readonly (keyof AddressValue)[]

/** Maximum characters of each part. */
const MAX_LENGTH = 200

/** Parts that have a value before the applicant types. */
const PRESET = new Set<string>(['countryCode'])

export const kinds = {
  ADDRESS: kindRules<'ADDRESS'>({
    read: (input) => {
      const address = stringsOf(input, PARTS)
      if (!address) return undefined
      return PARTS.every((part) => address[part] === '' || PRESET.has(part)) ? null : address
    },
    // The gateway's minimum length is the one of the language zh-CN (decision 36).
    problem: (address, _field, { phoneAreas }) =>
      PARTS.every((part) => address[part].length <= MAX_LENGTH) &&
      Object.keys(addressProblems(address, 'zh-CN', phoneAreas)).length === 0
        ? null
        : ['INVALID'],
  }),
}
