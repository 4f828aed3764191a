/** Local times, `HH:mm`. */
export interface TimeLimits {
  readonly from?: string
  readonly to?: string
}

declare module '../../definition' {
  interface FieldKinds {
    TIME: { value: string; own: { readonly limits: TimeLimits } }
  }
}
