import fc from 'fast-check'
import { fen } from '@/domain/money'
import type { Band, FeeFacts, Tariff } from '@/domain/parking/fee'

const MINUTE = 60_000
const DAY = 1_440
const OFFSET = 480
/** Saturday, 28 February 2032, 08:00 in UTC+8: the next day is 29 February. */
export const START = Date.UTC(2032, 1, 28)

const bandOf = fc.record({
  days: fc.subarray(['WEEKDAY', 'WEEKEND', 'HOLIDAY'] as const, { minLength: 1 }),
  from: fc.integer({ min: 0, max: 1_300 }),
  long: fc.integer({ min: 1, max: DAY }),
  unitMinutes: fc.integer({ min: 1, max: 300 }),
  price: fc.integer({ min: 0, max: 3_000 }).map(fen),
  first: fc.option(fc.integer({ min: 0, max: 3_000 }).map(fen), { nil: undefined }),
})
const cap = fc.option(fc.integer({ min: 0, max: 20_000 }).map(fen))
const someDates = fc.subarray(['2032-02-28', '2032-02-29', '2032-03-01', '2032-03-02'])
const tariffs: fc.Arbitrary<Tariff> = fc.record({
  freeMinutes: fc.integer({ min: 0, max: 200 }),
  freeKind: fc.constantFrom('FREE_WITHIN' as const, 'FREE_FIRST' as const),
  bands: fc
    .array(bandOf, { maxLength: 6 })
    .map((bands) => bands.map(({ long, ...band }): Band => ({ ...band, to: Math.min(DAY, band.from + long) }))),
  capPerDay: cap,
  capKind: fc.constantFrom('FROM_ENTRY' as const, 'CALENDAR' as const),
  capPerStay: cap,
  showFlat: cap,
  validations: fc.array(
    fc.record({
      who: fc.constantFrom('TICKET' as const, 'CARD' as const),
      minutes: fc.integer({ min: 0, max: 300 }),
      rate: fc.integer({ min: 0, max: 10_000 }),
    }),
    { maxLength: 2 },
  ),
})
const daysOf: fc.Arbitrary<FeeFacts> = fc.record({
  utcOffset: fc.constantFrom(OFFSET, 0, -210, 345),
  holidays: someDates,
  showDays: someDates,
  validated: fc.subarray(['TICKET', 'CARD'] as const),
})
/** A stay with a tariff. Durations are in minutes. */
export interface Case {
  tariff: Tariff
  facts: FeeFacts
  /** Epoch ms. */
  enteredAt: number
  minutes: number
  /** Minutes after `minutes`, for a longer stay. */
  more: number
  /** Difference between the offsets of two parks, in minutes. */
  shift: number
}

const duration = fc.integer({ min: 0, max: 3 * DAY })

export const anyCase: fc.Arbitrary<Case> = fc.record({
  tariff: tariffs,
  facts: daysOf,
  enteredAt: fc.integer({ min: 0, max: 2 * DAY * MINUTE }).map((ms) => START + ms),
  minutes: duration,
  more: duration,
  shift: fc.integer({ min: -720, max: 720 }),
})

/** Returns the fee before reductions, fen, calculated minute by minute: an independent form of the rules. */
export const feeByMinutes = ({
  tariff: own,
  enteredAt,
  minutes,
  facts: days,
}: Omit<Case, 'more' | 'shift'>): number => {
  const entered = Math.floor(enteredAt / MINUTE)
  if (own.freeKind === 'FREE_WITHIN' && minutes <= own.freeMinutes) return 0
  let [sum, inWindow, window, paidUntil, units] = [0, 0, NaN, 0, 0]
  for (let at = own.freeKind === 'FREE_FIRST' ? own.freeMinutes : 0; at < minutes; at++) {
    const local = new Date((entered + at + days.utcOffset) * MINUTE)
    const date = local.toISOString().slice(0, 10)
    const day = Date.parse(date)
    const nowWindow = own.capKind === 'CALENDAR' ? day : Math.floor(at / DAY)
    if (at < paidUntil) continue
    if (nowWindow !== window) [window, inWindow] = [nowWindow, 0]
    const time = local.getUTCHours() * 60 + local.getUTCMinutes()
    const isWeekend = local.getUTCDay() === 0 || local.getUTCDay() === 6
    const kind = days.holidays.includes(date) ? 'HOLIDAY' : isWeekend ? 'WEEKEND' : 'WEEKDAY'
    const band = own.bands.find(({ days: kinds, from, to }) => kinds.includes(kind) && from <= time && time < to)
    let price = 0
    if (own.showFlat !== null && days.showDays.includes(date)) [price, paidUntil] = [own.showFlat, at + DAY - time]
    else if (band) [price, paidUntil] = [(units === 0 ? band.first : undefined) ?? band.price, at + band.unitMinutes]
    else continue
    units += 1
    const room = Math.min((own.capPerDay ?? Infinity) - inWindow, (own.capPerStay ?? Infinity) - sum)
    const charged = Math.min(price, room)
    inWindow += charged
    sum += charged
  }
  return sum
}
