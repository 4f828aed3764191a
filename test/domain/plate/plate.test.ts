import fc from 'fast-check'
import {
  DIGITS,
  formatPlate,
  isPlate,
  LETTERS,
  maskPlate,
  nextKeys,
  normalPlate,
  type PlateArea,
  plateKind,
  plateStart,
  PROVINCES,
} from '@/domain/plate/plate'

describe('plateKind', () => {
  it.each([
    ['京A12345', 'MAINLAND', 'ORDINARY'],
    ['粤BAB123', 'MAINLAND', 'ORDINARY'],
    ['粤BA1B1C', 'MAINLAND', null],
    ['沪AI2345', 'MAINLAND', null],
    ['沪AD12345', 'MAINLAND', 'NEW_ENERGY_SMALL'],
    ['沪AKA2345', 'MAINLAND', 'NEW_ENERGY_SMALL'],
    ['沪ADA234A', 'MAINLAND', null],
    ['沪AL12345', 'MAINLAND', null],
    ['沪A12345F', 'MAINLAND', 'NEW_ENERGY_LARGE'],
    ['沪A12345L', 'MAINLAND', null],
    ['京A1234学', 'MAINLAND', 'SPECIAL'],
    ['粤ZAB12澳', 'MAINLAND', 'SPECIAL'],
    ['粤AAB12澳', 'MAINLAND', null],
    ['使123456', 'MAINLAND', 'SPECIAL'],
    ['沪A1234领', 'MAINLAND', 'SPECIAL'],
    ['京X1234应急', 'MAINLAND', 'SPECIAL'],
    ['MA1234', 'MACAO', 'MACAO'],
    ['MA123', 'MACAO', null],
    ['A', 'HONG_KONG', 'HONG_KONG'],
    ['AB123456', 'HONG_KONG', 'HONG_KONG'],
    ['AB1234567', 'HONG_KONG', null],
    ['MA1234', 'MAINLAND', null],
    ['', 'HONG_KONG', null],
  ] as const)('reads %s of %s as %s', (text, area, kind) => expect(plateKind(text, area)).toBe(kind))
})

/** Generates plates of one form. Each argument contains the characters that are possible at one position. */
const plates = (...places: string[]) =>
  fc.tuple(...places.map((each) => fc.constantFrom(...each))).map((characters) => characters.join(''))
const ALL: readonly (readonly [PlateArea, string, fc.Arbitrary<string>])[] = [
  ['MAINLAND', 'ordinary plates', plates(PROVINCES, LETTERS, LETTERS, DIGITS, LETTERS, DIGITS, DIGITS)],
  [
    'MAINLAND',
    'small new-energy plates',
    plates(PROVINCES, LETTERS, 'ABCDEFGHJK', LETTERS + DIGITS, ...'1234'.split('').map(() => DIGITS)),
  ],
  [
    'MAINLAND',
    'large new-energy plates',
    plates(PROVINCES, LETTERS, DIGITS, DIGITS, DIGITS, DIGITS, DIGITS, 'ABCDEFGHJK'),
  ],
  ['MAINLAND', 'plates with an ending', plates(PROVINCES, LETTERS, DIGITS, LETTERS, DIGITS, DIGITS, '学警挂领')],
  ['MACAO', 'plates of Macao', plates(LETTERS, LETTERS, DIGITS, DIGITS, DIGITS, DIGITS)],
  ['HONG_KONG', 'plates of Hong Kong', plates('ABC', DIGITS, LETTERS.replace('Q', ''), DIGITS)],
]

describe('nextKeys', () => {
  it.each(ALL)('offers each key of a valid plate in %s: %s', (area, _, own) =>
    fc.assert(
      fc.property(own, (plate) => {
        const isOffered = [...plate].every((key, at) => nextKeys(plate.slice(0, at), area).has(key))
        return isOffered && isPlate(plate, area)
      }),
      { numRuns: 500 },
    ),
  )

  it.each(ALL)('completes any beginning to a valid plate with offered keys in %s: %s', (area, _, own) =>
    fc.assert(
      fc.property(own, fc.nat(), fc.array(fc.nat(), { minLength: 9, maxLength: 9 }), (plate, cut, picks) => {
        let text = plate.slice(0, cut % plate.length)
        for (const pick of picks) {
          const keys = [...nextKeys(text, area)]
          if (keys.length === 0) break
          text += keys[pick % keys.length]
        }
        return isPlate(text, area)
      }),
      { numRuns: 500 },
    ),
  )

  it.each(ALL)('offers no key that makes a plate invalid in %s: %s', (area, _, own) =>
    fc.assert(
      fc.property(own, fc.nat(), fc.constantFrom(...`IO使汉·🚗${PROVINCES}`), (plate, at, wrong) => {
        const place = at % plate.length
        const other = plate.slice(0, place) + wrong + plate.slice(place + 1)
        const typed = [...other].every((key, index) => nextKeys(other.slice(0, index), area).has(key))
        return !typed || isPlate(other, area)
      }),
      { numRuns: 500 },
    ),
  )
})

describe('normalPlate', () => {
  it.each([
    ['京a·123 45', '京A12345'],
    ['京Ａ１２３４５', '京A12345'],
    ['沪a-d12345', '沪AD12345'],
    ['粤z•ab12澳', '粤ZAB12澳'],
  ])('reads %s as %s', (text, plate) => expect(normalPlate(text)).toBe(plate))
})

describe('plateStart', () => {
  it.each([
    ['京A·12345', '京A12345'],
    ['京A🚗12345', '京A'],
    ['<b>京A12345</b>', ''],
    ['京A123456789'.repeat(90), '京A12345'],
  ])('returns the usable beginning of %s', (text, plate) => expect(plateStart(text)).toBe(plate))
})

describe('the display of a plate', () => {
  it.each([
    ['京A12345', '京A·12345', '京A·•••45'],
    ['沪AD12345', '沪A·D12345', '沪A·••••45'],
    ['使123456', '使123456', '•••••56'],
    ['MA1234', 'MA1234', '••••34'],
    ['A', 'A', '•'],
  ])('formats and masks %s', (plate, shown, masked) =>
    expect([formatPlate(plate), maskPlate(plate)]).toEqual([shown, masked]),
  )
})
