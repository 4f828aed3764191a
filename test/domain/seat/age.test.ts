import fc from 'fast-check'
import { ageFits, seatsByAge, tightestAges } from '@/domain/seat/age'

const DATE = '2026-12-05'
const any = { minAge: null, maxAge: null }
const youth = { minAge: 6, maxAge: 18 }

describe('the age range of a tier', () => {
  it.each([
    ['a birthday on the day itself', '2020-12-05', null],
    ['a birthday the day after', '2020-12-06', 'tooYoung'],
    ['the last day of being eighteen', '2007-12-06', null],
    ['nineteen on the day itself', '2007-12-05', 'tooOld'],
    ['a document that does not tell', '', 'unknown'],
    ['no document', null, 'unknown'],
  ])('is checked for %s', (_, birthday, reason) => {
    expect(ageFits([youth], [birthday], DATE)).toEqual(reason ? [{ index: 0, reason, ...youth }] : [])
  })

  it('applies to the attendee on the seat of that tier', () => {
    const birthdays = ['1990-01-01', '1990-01-01', '2010-01-01']
    expect(ageFits([any, youth, youth], birthdays, DATE)).toEqual([{ index: 1, reason: 'tooOld', ...youth }])
  })

  it('may have only a minimum or only a maximum', () => {
    expect(ageFits([{ minAge: 60, maxAge: null }], ['1920-01-01'], DATE)).toEqual([])
    expect(ageFits([{ minAge: null, maxAge: 3 }], ['2026-01-01'], DATE)).toEqual([])
    expect(ageFits([{ minAge: null, maxAge: 3 }], ['2020-01-01'], DATE)).toMatchObject([{ reason: 'tooOld' }])
  })

  it('is ignored without limits', () => {
    expect(ageFits([any], [null], DATE)).toEqual([])
  })

  it('reports a seat without an attendee as unknown', () => {
    expect(ageFits([youth, youth], ['2015-01-01'], DATE)).toMatchObject([{ index: 1, reason: 'unknown' }])
  })
})

describe('the assignment of attendees to seats', () => {
  const [child, adult, old] = ['2018-01-01', '1990-01-01', '1950-01-01']
  const kids = { minAge: null, maxAge: 12 }
  const grown = { minAge: 18, maxAge: null }

  it.each([
    ['in the order of the seats where that fits', [grown, kids], [adult, child], [0, 1]],
    ['by age where it does not', [kids, grown], [adult, child], [1, 0]],
    ['as they come without ages', [any, any, any], [old, child, adult], [0, 1, 2]],
    ['elsewhere for a person who fits one seat only', [any, kids], [child, adult], [1, 0]],
    ['elsewhere in a chain', [any, kids, grown], [child, old, adult], [1, 2, 0]],
    ['on the seat that is left where none fits', [kids, kids], [adult, child], [1, 0]],
    ['before everybody is chosen', [kids, grown, grown], [adult], [1]],
    ['without a document', [kids, any], ['', child], [1, 0]],
  ])('assigns attendees %s', (_, ranges, birthdays, seats) => {
    expect(seatsByAge(ranges, birthdays, DATE)).toEqual(seats)
  })

  it('gives each attendee one seat, and as many matching seats as possible', () => {
    const range = fc.constantFrom(any, kids, youth, grown, { minAge: 60, maxAge: null })
    const birthday = fc.constantFrom(child, adult, old, '2012-01-01', '')
    const orders = (left: number[]): number[][] =>
      left.length === 0
        ? [[]]
        : left.flatMap((at) => orders(left.filter((each) => each !== at)).map((rest) => [at, ...rest]))
    const houses = fc
      .tuple(fc.array(range, { maxLength: 5 }), fc.array(birthday, { maxLength: 5 }))
      .filter(([a, b]) => b.length <= a.length)
    fc.assert(
      fc.property(houses, ([ranges, birthdays]) => {
        const misfits = (seats: number[]) =>
          birthdays.filter((each, at) => ageFits([ranges[seats[at]!]!], [each], DATE).length > 0).length
        const seats = seatsByAge(ranges, birthdays, DATE)
        expect(new Set(seats).size).toBe(birthdays.length)
        expect(misfits(seats)).toBe(Math.min(...orders(ranges.map((_, at) => at)).map(misfits)))
      }),
    )
  })
})

describe('the combination of several age ranges', () => {
  it('is the range that satisfies all of them', () => {
    expect(tightestAges([youth, { minAge: 3, maxAge: 16 }, any])).toEqual({ minAge: 6, maxAge: 16 })
    expect(tightestAges([{ minAge: 12, maxAge: null }])).toEqual({ minAge: 12, maxAge: null })
    expect(tightestAges([any, any])).toEqual(any)
    expect(tightestAges([])).toEqual(any)
  })

  it('may be empty', () => {
    expect(tightestAges([youth, { minAge: 60, maxAge: null }])).toEqual({ minAge: 60, maxAge: 18 })
  })
})
