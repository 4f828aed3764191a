import { ageFits, tightestAges } from '@/domain/seat/age'

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
  ])('is asked with %s', (_, birthday, reason) => {
    expect(ageFits([youth], [birthday], DATE)).toEqual(reason ? [{ index: 0, reason, ...youth }] : [])
  })

  it('is asked of the person on the seat', () => {
    const birthdays = ['1990-01-01', '1990-01-01', '2010-01-01']
    expect(ageFits([any, youth, youth], birthdays, DATE)).toEqual([{ index: 1, reason: 'tooOld', ...youth }])
  })

  it('may be open at one side', () => {
    expect(ageFits([{ minAge: 60, maxAge: null }], ['1920-01-01'], DATE)).toEqual([])
    expect(ageFits([{ minAge: null, maxAge: 3 }], ['2026-01-01'], DATE)).toEqual([])
    expect(ageFits([{ minAge: null, maxAge: 3 }], ['2020-01-01'], DATE)).toMatchObject([{ reason: 'tooOld' }])
  })

  it('is nobody’s concern without limits', () => {
    expect(ageFits([any], [null], DATE)).toEqual([])
  })

  it('misses a person for a seat', () => {
    expect(ageFits([youth, youth], ['2015-01-01'], DATE)).toMatchObject([{ index: 1, reason: 'unknown' }])
  })
})

describe('several ranges at once', () => {
  it('leave what fits all of them', () => {
    expect(tightestAges([youth, { minAge: 3, maxAge: 16 }, any])).toEqual({ minAge: 6, maxAge: 16 })
    expect(tightestAges([{ minAge: 12, maxAge: null }])).toEqual({ minAge: 12, maxAge: null })
    expect(tightestAges([any, any])).toEqual(any)
    expect(tightestAges([])).toEqual(any)
  })

  it('may leave nobody', () => {
    expect(tightestAges([youth, { minAge: 60, maxAge: null }])).toEqual({ minAge: 60, maxAge: 18 })
  })
})
