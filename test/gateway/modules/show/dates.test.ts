import { dateLine } from '../../../../scripts/gateway/modules/show/date-service'

const CHINA = 480
const at = (text: string): number => Date.parse(`${text}:00+08:00`)

describe('the date line in English', () => {
  test.each([
    ['2026-12-05T19:30', '2026-12-05T19:30', 'Sat 5 Dec, 19:30'],
    ['2026-12-05T14:00', '2026-12-05T19:30', 'Sat 5 Dec, 14:00'],
    ['2026-12-19T19:30', '2026-12-20T19:30', '19–20 Dec'],
    ['2026-11-24T10:00', '2026-12-05T10:00', '24 Nov – 5 Dec'],
    ['2026-12-31T19:30', '2027-01-02T19:30', '31 Dec 2026 – 2 Jan 2027'],
  ])('%s to %s is %s', (first, last, expected) => {
    expect(dateLine('en-US', at(first), at(last), CHINA)).toBe(expected)
  })
})
