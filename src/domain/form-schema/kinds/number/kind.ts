import { kindRules } from '../../kind-rules'

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

/** Returns a number in hundredths, so that steps are compared as whole numbers. */
const hundredths = (value: number): number => Math.round(value * 100)

/** Returns true if a number fits the decimals and the steps of a field. */
export const fitsStep = (value: number, { from = 0, step, decimals }: NumberLimits): boolean => {
  if (decimals ? hundredths(value) / 100 !== value : !Number.isInteger(value)) return false
  return step === undefined || (hundredths(value) - hundredths(from)) % hundredths(step) === 0
}

export const kinds = {
  NUMBER: kindRules<'NUMBER'>({
    // The sum makes 0 of -0, which JSON does not have.
    read: (input) =>
      input === '' ? null : typeof input === 'number' && Math.abs(input) <= 1e12 ? input + 0 : undefined,
    problem: (value, { limits }) => {
      const { from = -Infinity, to = Infinity, step, decimals } = limits
      if (value < from) return ['TOO_SMALL', { from }]
      if (value > to) return ['TOO_LARGE', { to }]
      return fitsStep(value, limits) ? null : ['STEP', { step: step ?? (decimals ? 0.01 : 1) }]
    },
    comparables: (value) => [value],
  }),
}
