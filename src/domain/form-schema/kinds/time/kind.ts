import { kindRules, periodProblem } from '../../kind-rules'

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

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

export const kinds = {
  TIME: kindRules<'TIME'>({
    read: (input) => {
      if (input === '') return null
      return typeof input === 'string' && TIME.test(input) ? input : undefined
    },
    problem: (time, { limits }) => periodProblem(time, limits),
    comparables: (time) => [time],
  }),
}
