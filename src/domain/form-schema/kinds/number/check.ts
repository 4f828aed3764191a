import { literal, maxValue, minValue, number, optional, pipe, strictObject } from 'valibot'
import { fieldCheck } from '../../check/field-check'
import { fitsStep, type NumberLimits } from './kind'

const amount = pipe(number(), minValue(-1e9), maxValue(1e9))

/** Returns the nearest numbers of a field around a number: at its steps, inside of its limits. */
const near = (value: number, { from = -1e9, to = 1e9, step, decimals }: NumberLimits, base: number): number[] => {
  const unit = Math.max(1, Math.round((step ?? (decimals ? 0.01 : 1)) * 100))
  const start = Math.round(base * 100)
  const index = Math.floor((Math.round(value * 100) - start) / unit)
  return [-1, 0, 1, 2]
    .map((offset) => (start + (index + offset) * unit) / 100)
    .filter((each) => each >= from && each <= to)
}

/** Returns true if a limit of a whole number is not whole. */
const hasParts = ({ from = 0, to = 0, step = 1, decimals }: NumberLimits): boolean =>
  !decimals && ![from, to, step].every(Number.isInteger)

const candidates = (limits: NumberLimits, compared: readonly number[]): number[] => {
  const { from, to } = limits
  const around = [from ?? 0, ...(from === undefined ? [] : [from]), ...(to === undefined ? [] : [to]), ...compared]
  const values = around.flatMap((value) => near(value, limits, from ?? 0))
  return [...new Set(values)].filter((value) => fitsStep(value, limits))
}

export const checks = {
  NUMBER: fieldCheck<'NUMBER'>({
    own: {
      limits: strictObject({
        from: optional(amount),
        to: optional(amount),
        step: optional(pipe(number(), minValue(0.01), maxValue(1e6))),
        decimals: optional(literal(2)),
      }),
    },
    isImpossible: ({ limits }) => hasParts(limits) || candidates(limits, []).length === 0,
    compares: (value) => typeof value === 'number',
    isOrdered: true,
    candidates: ({ limits }, compared) => candidates(limits, compared as readonly number[]),
  }),
}
