/** Limits include their value. Without `decimals`, the number is whole. Steps count from `from`, or from 0. */
export interface NumberLimits {
  readonly from?: number
  readonly to?: number
  readonly step?: number
  readonly decimals?: 2
}

declare module '../../definition' {
  interface FieldKinds {
    NUMBER: { value: number; own: { readonly limits: NumberLimits } }
  }
}
