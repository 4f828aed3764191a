import { optional, pipe, regex, strictObject, string } from 'valibot'
import { fieldCheck } from '../../check/field-check'
import type { TimeLimits } from './kind'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const time = pipe(string(), regex(TIME))

const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const candidates = ({ from = '00:00', to = '23:59' }: TimeLimits, compared: readonly string[]): string[] => {
  const minutes = [from, to, ...compared].flatMap((text) => [-1, 0, 1].map((offset) => minutesOf(text) + offset))
  return [...new Set(minutes)].map(timeOf).filter((text) => TIME.test(text) && text >= from && text <= to)
}

export const checks = {
  TIME: fieldCheck<'TIME'>({
    own: { limits: strictObject({ from: optional(time), to: optional(time) }) },
    isImpossible: ({ limits }) => candidates(limits, []).length === 0,
    compares: (value) => typeof value === 'string' && TIME.test(value),
    isOrdered: true,
    candidates: ({ limits }, compared) => candidates(limits, compared as readonly string[]),
  }),
}
