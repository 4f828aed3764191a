import type { Weekday } from '../../../schedule/local-time'

/** Local dates, `YYYY-MM-DD`. Weekdays from 0 (Sunday). */
export interface DateLimits {
  readonly from?: string
  readonly to?: string
  readonly weekdays?: readonly Weekday[]
}

declare module '../../definition' {
  interface FieldKinds {
    DATE: { value: string; own: { readonly limits: DateLimits } }
  }
}
