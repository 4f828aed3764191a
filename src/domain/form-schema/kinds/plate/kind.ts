import type { PlateArea } from '../../../plate/plate'

export interface PlateValue {
  readonly area: PlateArea
  /** In its stored form. */
  readonly plate: string
}

declare module '../../definition' {
  interface FieldKinds {
    PLATE: { value: PlateValue; own: { readonly limits: Readonly<Record<string, never>> } }
  }
}
