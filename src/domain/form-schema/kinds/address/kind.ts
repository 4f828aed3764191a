import type { AddressFields, AreaNames } from '../../../address'

export type AddressValue = Readonly<AddressFields & AreaNames>

declare module '../../definition' {
  interface FieldKinds {
    ADDRESS: { value: AddressValue; own: { readonly limits: Readonly<Record<string, never>> } }
  }
}
