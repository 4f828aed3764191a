import fc from 'fast-check'
import { fen } from '@/domain/money'
import { type Band, feeOf, type FeeFacts, type Tariff } from '@/domain/parking/fee'

const MINUTE = 60_000
const DAY = 1_440
const OFFSET = 480
/** Saturday, 28 February 2032, 08:00 in UTC+8: the next day is 29 February. */
const START = Date.UTC(2032, 1, 28)
const facts: FeeFacts = { utcOffset: OFFSET, holidays: [], showDays: [], validated: [] }
const tariff: Tariff = {
  ...{ freeMinutes: 0, freeKind: 'FREE_WITHIN', capPerDay: null, capKind: 'CALENDAR', capPerStay: null },
  ...{ showFlat: null, validations: [] },
  bands: [
    { days: ['WEEKDAY', 'WEEKEND', 'HOLIDAY'], from: 480, to: 1_320, unitMinutes: 60, price: fen(1_000) },
    { days: ['WEEKDAY', 'WEEKEND', 'HOLIDAY'], from: 0, to: DAY, unitMinutes: 120, price: fen(300) },
  ],
}
const after = (minutes: number, other: Partial<Tariff> = {}, own: Partial<FeeFacts> = {}, settled = 0) =>
  feeOf({ ...tariff, ...other }, { enteredAt: START, settled: fen(settled) }, START + minutes * MINUTE, {
    ...facts,
    ...own,
  })

describe('feeOf', () => {
  it.each([
    ['nothing at the entry', 0, {}, 0],
    ['a whole unit for a started unit', 61, {}, 2_000],
    [
      'a unit at the price that applies at its beginning',
      14 * 60 + 30,
      { bands: [{ ...tariff.bands[0], unitMinutes: 90 }] },
      10_000,
    ],
    ['nothing within the free minutes', 30, { freeMinutes: 30 }, 0],
    ['the whole stay if it exceeds the free minutes of FREE_WITHIN', 31, { freeMinutes: 30 }, 1_000],
    ['the time after the first minutes of FREE_FIRST', 91, { freeMinutes: 30, freeKind: 'FREE_FIRST' as const }, 2_000],
    ['at most the cap of a calendar day', 1_200, { capPerDay: fen(5_000) }, 5_600],
    ['at most the cap of 24 hours', 1_440, { capPerDay: fen(5_000), capKind: 'FROM_ENTRY' as const }, 5_000],
    ['at most the cap of a stay', 9_000, { capPerStay: fen(4_000) }, 4_000],
    ['the price of the first unit', 120, { bands: [{ ...tariff.bands[0], first: fen(500) }] }, 1_500],
    ['nothing without a band', 120, { bands: [] }, 0],
  ])('charges %s', (_, minutes, other, amount) => expect(after(minutes, other).amount).toBe(amount))

  it('charges a flat price on a show day', () =>
    expect(after(30 * 60, { showFlat: fen(3_000) }, { showDays: ['2032-02-28', '2032-02-29'] }).amount).toBe(6_000))

  it('charges the holiday price on a holiday', () => {
    const bands = [{ ...tariff.bands[0], days: ['HOLIDAY' as const], price: fen(1) }, ...tariff.bands]
    expect(after(60, { bands }, { holidays: ['2032-02-28'] }).amount).toBe(1)
  })

  it('subtracts the largest validation of the buyer', () => {
    const validations = [
      { who: 'TICKET' as const, minutes: 120, rate: 0 },
      { who: 'CARD' as const, minutes: 0, rate: 1_000 },
      { who: 'LEVEL' as const, minutes: 999, rate: 0 },
    ]
    const fee = after(240, { validations }, { validated: ['TICKET', 'CARD'] })
    expect([fee.reduction, fee.amount]).toEqual([{ who: 'TICKET', amount: 2_000 }, 2_000])
  })

  it('subtracts the settled amount, and never returns a negative fee', () =>
    expect([after(120, {}, {}, 500).amount, after(60, {}, {}, 9_000).amount]).toEqual([1_500, 0]))

  it('returns the time until which the fee does not rise', () =>
    expect(after(61).validUntil).toBe(START + 120 * MINUTE))
})

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
const entry = fc.integer({ min: 0, max: 2 * DAY * MINUTE }).map((ms) => START + ms)
const length = fc.integer({ min: 0, max: 3 * DAY })
const stayOf = (enteredAt: number) => ({ enteredAt, settled: fen(0) })

/** Walks through a stay minute by minute: an independent form of the rules. */
const oracle = (own: Tariff, enteredAt: number, minutes: number, days: FeeFacts): number => {
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

const RUNS = { numRuns: Number(process.env.FOYER_FEE_RUNS ?? 300) }

describe('the fee of any stay', () => {
  it('F1: never falls with time and never exceeds a cap', () =>
    fc.assert(
      fc.property(tariffs, daysOf, entry, length, length, (own, days, at, one, more) => {
        const early = feeOf(own, stayOf(at), at + one * MINUTE, days)
        const late = feeOf(own, stayOf(at), at + (one + more) * MINUTE, days)
        expect(late.gross).toBeGreaterThanOrEqual(early.gross)
        expect(late.amount).toBeGreaterThanOrEqual(early.amount - 1)
        expect(late.gross).toBeLessThanOrEqual(own.capPerStay ?? Infinity)
      }),
      RUNS,
    ))

  it('F2: costs the same in two payments as in one', () =>
    fc.assert(
      fc.property(tariffs, daysOf, entry, length, length, (own, days, at, one, more) => {
        const end = at + (one + more) * MINUTE
        const first = feeOf(own, stayOf(at), at + one * MINUTE, days).amount
        const rest = feeOf(own, { enteredAt: at, settled: first }, end, days).amount
        // A rate rounds each payment to whole fen.
        expect(Math.abs(first + rest - feeOf(own, stayOf(at), end, days).amount)).toBeLessThanOrEqual(1)
      }),
      RUNS,
    ))

  it('F3: depends on the local time only', () =>
    fc.assert(
      fc.property(tariffs, daysOf, entry, length, fc.integer({ min: -720, max: 720 }), (own, days, at, one, shift) => {
        const there = { ...days, utcOffset: days.utcOffset + shift }
        const moved = at - shift * MINUTE
        expect(feeOf(own, stayOf(moved), moved + one * MINUTE, there).amount).toBe(
          feeOf(own, stayOf(at), at + one * MINUTE, days).amount,
        )
      }),
      RUNS,
    ))

  it('F4: is the sum of its steps, which cover the stay without a gap', () =>
    fc.assert(
      fc.property(tariffs, daysOf, entry, length, (own, days, at, one) => {
        const { steps, gross, validUntil } = feeOf(own, stayOf(at), at + one * MINUTE, days)
        expect(steps.reduce((sum, { price }) => sum + price, 0)).toBe(gross)
        expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(one)
        expect(steps.every(({ from }, index) => index === 0 || from === steps[index - 1].to)).toBe(true)
        expect(feeOf(own, stayOf(at), validUntil, days).gross).toBe(gross)
      }),
      RUNS,
    ))

  it('F5: equals a calculation minute by minute', () =>
    fc.assert(
      fc.property(tariffs, daysOf, entry, length, (own, days, at, one) => {
        expect(feeOf(own, stayOf(at), at + one * MINUTE, days).gross).toBe(oracle(own, at, one, days))
      }),
      RUNS,
    ))

  it('F6: has a reduction from 0 to the fee', () =>
    fc.assert(
      fc.property(tariffs, daysOf, entry, length, (own, days, at, one) => {
        const { reduction, gross } = feeOf(own, stayOf(at), at + one * MINUTE, days)
        expect(reduction?.amount ?? 0).toBeGreaterThanOrEqual(0)
        expect(reduction?.amount ?? 0).toBeLessThanOrEqual(gross)
      }),
      RUNS,
    ))
})
