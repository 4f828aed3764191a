import fc from 'fast-check'
import { cleanFacts } from '@/domain/tracking/facts'

/** Personal data in different notations. */
const PERSONAL = [
  '13800000001',
  '138 0000 0001',
  '138-0000-0001',
  '+86 13800000001',
  '008613800000001',
  '１３８０００００００１',
  'call 13800000001 now',
  '+853 6612 3456',
  '85291234567',
  '310101199003070000',
  '31010119900307001X',
  '310101900307001',
  'E12345678',
  'G 12345678',
  'H12345678',
  'H1234567800',
  'CB1234567',
  'EA1234567',
  'CAN110081080301',
  'A123456(7)',
  '1234567(8)',
  'ming@example.com',
  'Ming <ming@mail.example.com>',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJVMSJ9.c2lnbmF0dXJl',
]

describe('the properties of a tracking event', () => {
  test.each([
    [{ page: 'show-detail', subject: 'S1001', count: 3, first: true }],
    [{ component: 'SLIDE_IMAGES', target: 'SHOW_LIST', at: 1795493376493 }],
    [{ page: 'pick-seat', noticeId: 'N-2026-11' }],
  ])('are unchanged if they are valid: %j', (facts) => {
    expect(cleanFacts(facts)).toEqual(facts)
  })
  test.each(['', ' ', null, undefined, 'undefined', 'null', NaN, Infinity, {}, [], () => 1])(
    'exclude the meaningless value %p',
    (value) => {
      expect(cleanFacts({ page: 'home', value })).toEqual({ page: 'home' })
    },
  )
  test.each(['cellphone', 'address', 'idno', 'loginPhone', 'LoginPhone', 'id_no', 'CELLPHONE', 'login-phone'])(
    'exclude the personal property %s',
    (name) => {
      expect(cleanFacts({ page: 'home', [name]: 'x' })).toEqual({ page: 'home' })
    },
  )
  test.each(PERSONAL)('exclude the personal value %s of any property', (value) => {
    expect(cleanFacts({ page: 'home', keyword: value })).toEqual({ page: 'home' })
  })
  test('exclude a number that looks like a phone number', () => {
    expect(cleanFacts({ count: 13800000001 })).toEqual({})
  })
  test('contain at most 64 characters of a long value', () => {
    expect(cleanFacts({ target: 'x'.repeat(100) })).toEqual({ target: 'x'.repeat(64) })
  })
  test('exclude personal data in 5,000 random events', () => {
    const around = fc.constantFrom('', ' ', '，', '：', '"', '/', '|')
    const personal = fc.tuple(around, fc.constantFrom(...PERSONAL), around).map((parts) => parts.join(''))
    const facts = fc.dictionary(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), personal, { minKeys: 1 })
    fc.assert(
      fc.property(facts, (given) => {
        expect(cleanFacts(given)).toEqual({})
      }),
      { numRuns: 5000 },
    )
  })
})
