import { dateLine, minuteLine } from '../../../../../scripts/gateway/modules/catalogue/show/date-service'

const CHINA = 480
// At this time, the date at UTC+14 is already in 2027, but the date at the venue is still in 2026.
const NOW = Date.parse('2026-12-31T15:00:00Z')
const at = (text: string): number => Date.parse(`${text}:00+08:00`)

describe('the date line of a show', () => {
  test.each([
    ['2026-12-05T19:30', '2026-12-05T19:30', 'Sat, Dec 5, 19:30', '12月5日 周六 19:30'],
    ['2026-12-05T14:00', '2026-12-05T19:30', 'Sat, Dec 5, 14:00', '12月5日 周六 14:00'],
    ['2026-12-19T19:30', '2026-12-20T19:30', 'Dec 19–20', '12月19日–20日'],
    ['2026-11-24T10:00', '2026-12-05T10:00', 'Nov 24 – Dec 5', '11月24日–12月5日'],
    ['2027-01-05T19:30', '2027-01-05T19:30', 'Tue, Jan 5, 2027, 19:30', '2027年1月5日 周二 19:30'],
    ['2027-01-05T10:00', '2027-01-08T10:00', 'Jan 5–8, 2027', '2027年1月5日–8日'],
    ['2027-01-24T10:00', '2027-02-05T10:00', 'Jan 24 – Feb 5, 2027', '2027年1月24日–2月5日'],
    ['2026-12-31T19:30', '2027-01-02T19:30', 'Dec 31, 2026 – Jan 2, 2027', '2026年12月31日–2027年1月2日'],
  ])('formats %s to %s as %s', (first, last, english, chinese) => {
    const lines = (['en-US', 'zh-CN'] as const).map((lang) =>
      dateLine(lang, { first: at(first), last: at(last), utcOffset: CHINA }, NOW),
    )
    expect(lines).toEqual([english, chinese])
  })
})

test('formats the time of a message in the message’s language', () => {
  const lines = (['en-US', 'zh-CN'] as const).map((lang) => minuteLine(lang, at('2026-12-05T19:30'), CHINA))
  expect(lines).toEqual(['Dec 5, 19:30', '12月5日 19:30'])
})
