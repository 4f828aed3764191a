import fc from 'fast-check'
import { fen } from '@/domain/money'
import { feeOf, type FeeFacts, type Tariff } from '@/domain/parking/fee'
import * as properties from './properties'
import { anyCase, type Case, START } from './support'

const MINUTE = 60_000
const DAY = 1_440
const OFFSET = 480
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

describe('the fee of any stay', () => {
  it.each<[string, (own: Case) => boolean]>([
    ['F1: never falls with time and never exceeds a cap', properties.neverFalls],
    ['F2: costs the same in two payments as in one', properties.costsTheSameInParts],
    ['F3: depends on the local time only', properties.dependsOnLocalTime],
    ['F4: is the sum of its steps, which cover the stay without a gap', properties.isSumOfSteps],
    ['F5: equals a calculation minute by minute', properties.equalsMinutes],
    ['F6: has a reduction from 0 to the fee', properties.hasReductionWithinFee],
  ])('%s', (_, rule) => fc.assert(fc.property(anyCase, rule), { numRuns: 300 }))
})
