import { kindRules, stringsOf } from '../../kind-rules'

import type { AreaNames } from '../../../address'

export interface RegionValue extends Readonly<AreaNames> {
  readonly provinceId: string
  readonly cityId: string
  readonly districtId: string
}

declare module '../../definition' {
  interface FieldKinds {
    REGION: { value: RegionValue; own: { readonly limits: Readonly<Record<string, never>> } }
  }
}

/** The properties of a region. */
export const REGION_PARTS = [
  'provinceId',
  'cityId',
  'districtId',
  'provinceName',
  'cityName',
  'districtName',
] as const satisfies readonly (keyof RegionValue)[]

/** Maximum characters of each part. */
const MAX_LENGTH = 60

export const kinds = {
  REGION: kindRules<'REGION'>({
    read: (input) => {
      const region = stringsOf(input, REGION_PARTS)
      return region && Object.values(region).every((part) => part === '') ? null : region
    },
    problem: (region) =>
      REGION_PARTS.every((part) => region[part] !== '' && region[part].length <= MAX_LENGTH) ? null : ['INVALID'],
  }),
}
