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
