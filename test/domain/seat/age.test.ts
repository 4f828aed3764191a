import fc from 'fast-check'
import { ageFits, seatsByAge, tightestAges } from '@/domain/seat/age'

const DATE = '2026-12-05'
const any = { minAge: null, maxAge: null }
const youth = { minAge: 6, maxAge: 18 }

describe('the age range of a tier', () => {
  it.each([
    ['a minimum age that is reached on the show’s day', '2020-12-05', null],
    ['a minimum age that is reached one day later', '2020-12-06', 'tooYoung'],
    ['the last day of the maximum age', '2007-12-06', null],
    ['a maximum age that is exceeded on the show’s day', '2007-12-05', 'tooOld'],
    ['a document that contains no birthday', '', 'unknown'],
    ['no document', null, 'unknown'],
  ])('is checked for %s', (_, birthday, reason) => {
    expect(ageFits([youth], [birthday], DATE)).toEqual(reason ? [{ index: 0, reason, ...youth }] : [])
  })

  it('applies only to the attendee who sits in that tier', () => {
    const birthdays = ['1990-01-01', '1990-01-01', '2010-01-01']
    expect(ageFits([any, youth, youth], birthdays, DATE)).toEqual([{ index: 1, reason: 'tooOld', ...youth }])
  })

  it('may have only a minimum age or only a maximum age', () => {
    expect(ageFits([{ minAge: 60, maxAge: null }], ['1920-01-01'], DATE)).toEqual([])
    expect(ageFits([{ minAge: null, maxAge: 3 }], ['2026-01-01'], DATE)).toEqual([])
    expect(ageFits([{ minAge: null, maxAge: 3 }], ['2020-01-01'], DATE)).toMatchObject([{ reason: 'tooOld' }])
  })

  it('is ignored if no limits are set', () => {
    expect(ageFits([any], [null], DATE)).toEqual([])
  })

  it('reports a seat that has no attendee as unknown', () => {
    expect(ageFits([youth, youth], ['2015-01-01'], DATE)).toMatchObject([{ index: 1, reason: 'unknown' }])
  })
})

describe('the assignment of attendees to seats', () => {
  const [child, adult, old] = ['2018-01-01', '1990-01-01', '1950-01-01']
  const kids = { minAge: null, maxAge: 12 }
  const grown = { minAge: 18, maxAge: null }

  it.each([
    ['in seat order if their ages fit', [grown, kids], [adult, child], [0, 1]],
    ['by age if seat order does not fit', [kids, grown], [adult, child], [1, 0]],
    ['in selection order if no seat has an age range', [any, any, any], [old, child, adult], [0, 1, 2]],
    ['to other seats if a person fits only one seat', [any, kids], [child, adult], [1, 0]],
    ['to other seats in a chain of swaps', [any, kids, grown], [child, old, adult], [1, 2, 0]],
    ['to the remaining seat if no seat fits', [kids, kids], [adult, child], [1, 0]],
    ['before all attendees are selected', [kids, grown, grown], [adult], [1]],
    ['who have no document to remaining seats', [kids, any], ['', child], [1, 0]],
  ])('assigns attendees %s', (_, ranges, birthdays, seats) => {
    expect(seatsByAge(ranges, birthdays, DATE)).toEqual(seats)
  })

  it('assigns one seat to each attendee, and matches as many ages as possible', () => {
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
  it('is the range that satisfies every single range', () => {
    expect(tightestAges([youth, { minAge: 3, maxAge: 16 }, any])).toEqual({ minAge: 6, maxAge: 16 })
    expect(tightestAges([{ minAge: 12, maxAge: null }])).toEqual({ minAge: 12, maxAge: null })
    expect(tightestAges([any, any])).toEqual(any)
    expect(tightestAges([])).toEqual(any)
  })

  it('may be impossible to satisfy', () => {
    expect(tightestAges([youth, { minAge: 60, maxAge: null }])).toEqual({ minAge: 60, maxAge: 18 })
  })
})
