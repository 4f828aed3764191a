import { sessionsTime, sessionTime } from '../../../../../scripts/gateway/modules/trade/order/session-time'

const at = (day: number, hour: number, more: { utc_offset?: number; permanent?: boolean } = {}) => {
  const utc_offset = more.utc_offset ?? 480
  return {
    show_time: Date.UTC(2026, 11, day, hour) - utc_offset * 60_000,
    utc_offset,
    permanent: more.permanent ?? false,
  }
}
const EVENING = at(5, 19)
const NOW = Date.UTC(2026, 10, 28)
const NEXT_YEAR = Date.UTC(2027, 0, 2)

describe('the time of a session', () => {
  it.each([
    [EVENING, NOW, '12月5日 周六 19:00', 'Sat, Dec 5, 19:00'],
    [EVENING, NEXT_YEAR, '2026年12月5日 周六 19:00', 'Sat, Dec 5, 2026, 19:00'],
    [at(5, 9, { permanent: true }), NEXT_YEAR, '2026年12月5日 周六 全天', 'Sat, Dec 5, 2026, all day'],
  ])('formats %j at the current time %d as %s', (session, now, chinese, english) => {
    expect(sessionTime('zh-CN', session, now)).toBe(chinese)
    expect(sessionTime('en-US', session, now)).toBe(english)
  })
})

describe('the time of several sessions', () => {
  it.each([
    ['days', [EVENING, at(8, 14)], '12月5日–8日', 'Dec 5–8'],
    ['hours of a day', [at(5, 14), EVENING], '12月5日 周六 14:00–19:00', 'Sat, Dec 5, 14:00–19:00'],
    ['sessions at the same time', [EVENING, EVENING], '12月5日 周六 19:00', 'Sat, Dec 5, 19:00'],
    [
      'a day with an all-day session',
      [at(5, 9, { permanent: true }), EVENING],
      '12月5日 周六 全天',
      'Sat, Dec 5, all day',
    ],
    // When it is 01:00 on 6 December in Tokyo, it is still 5 December in Shanghai.
    ['days in two time zones', [EVENING, at(6, 1, { utc_offset: 540 })], '12月5日–6日', 'Dec 5–6'],
  ])('is formatted for %s', (_name, sessions, chinese, english) => {
    expect(sessionsTime('zh-CN', sessions, NOW)).toBe(chinese)
    expect(sessionsTime('en-US', sessions, NOW)).toBe(english)
  })

  it('is empty without sessions', () => {
    expect(sessionsTime('zh-CN', [], NOW)).toBe('')
  })
})
