import { nearTime } from '@/components/near-time'
import { type Language } from '@/locales/languages'
import { texts } from '@/locales/texts'

// Friday 20 November 2026, 23:30 at +08:00.
const now = Date.UTC(2026, 10, 20, 15, 30)
const HOUR = 3_600_000

test.each<[Language, string[]]>([
  ['zh-CN', ['今天 23:59', '明天 00:30', '11月22日 00:30']],
  ['zh-MO', ['今日 23:59', '明日 00:30', '11月22日 00:30']],
  ['en-US', ['today at 23:59', 'tomorrow at 00:30', 'Nov 22, 00:30']],
])('names today and tomorrow on the show’s clock in %s', async (language, expected) => {
  await texts.setLanguage(language)
  const times = [now + 29 * 60_000, now + HOUR, now + 25 * HOUR]
  expect(times.map((at) => nearTime(at, { now, utcOffset: 480 }, texts.translator()))).toEqual(expected)
})
