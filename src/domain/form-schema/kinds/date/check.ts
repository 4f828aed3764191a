import { array, check, maxLength, minLength, optional, pipe, regex, strictObject, string } from 'valibot'
import { fieldCheck, NO_FACTS } from '../../check/field-check'
import { whole } from '../../check/parts'
import { type DateLimits, dateTime, kinds } from './kind'

const DAY = 86_400_000
/** Limits of dates without limits of their own. */
const ALL = { from: '1900-01-01', to: '2199-12-31' }

const isDate = (text: string): boolean => !Number.isNaN(dateTime(text))
const date = pipe(string(), regex(/^\d{4}-\d\d-\d\d$/), check(isDate, 'DATE'))

/** Returns the dates from `days` days before to `days` after a date. */
const around = (text: string, days: number): string[] =>
  Array.from({ length: 2 * days + 1 }, (_, index) =>
    new Date(dateTime(text) + (index - days) * DAY).toISOString().slice(0, 10),
  )

const WEEK = 7

const candidates = (limits: DateLimits, compared: readonly string[]): string[] => {
  const { from = ALL.from, to = ALL.to } = limits
  const dates = [from, to, ...compared].flatMap((text) => around(text, WEEK))
  return [...new Set(dates)].filter(
    (text) => kinds.DATE.problem?.(text, { limits: { ...limits, from, to } }, NO_FACTS) === null,
  )
}

export const checks = {
  DATE: fieldCheck<'DATE'>({
    own: {
      limits: strictObject({
        from: optional(date),
        to: optional(date),
        weekdays: optional(pipe(array(whole(0, 6)), minLength(1), maxLength(WEEK))),
      }),
    },
    isImpossible: ({ limits }) => candidates(limits, []).length === 0,
    compares: (value) => typeof value === 'string' && isDate(value),
    isOrdered: true,
    candidates: ({ limits }, compared) => candidates(limits, compared as readonly string[]),
  }),
}
