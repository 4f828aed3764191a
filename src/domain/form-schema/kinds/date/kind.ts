import { kindRules, periodProblem } from '../../kind-rules'

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

/** Returns the time of a local date at 00:00 UTC in ms, or NaN for a date that does not exist. */
export const dateTime = (date: string): number => {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN
  // Some engines read 30 February as 1 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? time : NaN
}

export const kinds = {
  DATE: kindRules<'DATE'>({
    read: (input) => {
      if (input === '') return null
      return typeof input === 'string' && !Number.isNaN(dateTime(input)) ? input : undefined
    },
    problem: (date, { limits }) => {
      const weekday = new Date(dateTime(date)).getUTCDay()
      const fits = !limits.weekdays || limits.weekdays.includes(weekday as Weekday)
      return periodProblem(date, limits) ?? (fits ? null : ['WEEKDAY'])
    },
    comparables: (date) => [date],
  }),
}
