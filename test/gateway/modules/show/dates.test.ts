import { dateLine } from '../../../../scripts/gateway/modules/show/date-service'

const CHINA = 480
const at = (text: string): number => Date.parse(`${text}:00+08:00`)

describe('the date line in English', () => {
  test.each([
    ['2026-12-05T19:30', '2026-12-05T19:30', 'Sat, Dec 5, 19:30'],
    ['2026-12-05T14:00', '2026-12-05T19:30', 'Sat, Dec 5, 14:00'],
    ['2026-12-19T19:30', '2026-12-20T19:30', 'Dec 19–20'],
    ['2026-11-24T10:00', '2026-12-05T10:00', 'Nov 24 – Dec 5'],
    ['2026-12-31T19:30', '2027-01-02T19:30', 'Dec 31, 2026 – Jan 2, 2027'],
  ])('%s to %s is %s', (first, last, expected) => {
    expect(dateLine('en-US', at(first), at(last), CHINA)).toBe(expected)
  })
})
