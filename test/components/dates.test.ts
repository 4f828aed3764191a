import { dayText, momentText, nearTime, sessionDate, sessionParts, sessionText, whenText } from '@/components/dates'
import { type Language, LANGUAGES } from '@/domain/languages'
import { texts } from '@/locales/texts'

// Friday 20 November 2026, 23:30 at +08:00.
const now = Date.UTC(2026, 10, 20, 15, 30)
const at = { now, utcOffset: 480 }
const HOUR = 3_600_000
const moments = [now + 29 * 60_000, now + HOUR, now + 25 * HOUR, now + 42 * 24 * HOUR]

test.each<[Language, string[]]>([
  ['zh-CN', ['今天 23:59', '明天 00:30', '11月22日 00:30', '2027年1月1日 23:30']],
  ['zh-MO', ['今日 23:59', '明日 00:30', '11月22日 00:30', '2027年1月1日 23:30']],
  ['en-US', ['today at 23:59', 'tomorrow at 00:30', 'Nov 22, 00:30', 'Jan 1, 2027, 23:30']],
])('formats a time for use within a sentence in %s', async (language, expected) => {
  await texts.setLanguage(language)
  expect(moments.map((time) => nearTime(time, at, texts.translator()))).toEqual(expected)
})

test('formats a time for use outside a sentence', async () => {
  await texts.setLanguage('en-US')
  const alone = moments.map((time) => momentText(time, at, texts.translator()))
  expect(alone).toEqual(['Today, 23:59', 'Tomorrow, 00:30', 'Nov 22, 00:30', 'Jan 1, 2027, 23:30'])
})

test.each<[Language, string[]]>([
  ['zh-CN', ['今天 23:59', '11月22日 00:30']],
  ['en-US', ['today at 23:59', 'on Nov 22, 00:30']],
])('formats when something happens in %s', async (language, expected) => {
  await texts.setLanguage(language)
  const [soon, , later] = moments
  expect([soon, later].map((time) => whenText(time, at, texts.translator()))).toEqual(expected)
})

const timed = { showTime: Date.parse('2026-12-02T20:00:00+08:00'), utcOffset: 480, isPermanent: false }

describe('the date of a session in one line', () => {
  const lines: Record<Language, string[]> = {
    'zh-CN': ['12月2日 周三 20:00', '12月2日 周三', '今天 20:00', '明天', '2027年1月1日 周五 20:00'],
    'zh-MO': ['12月2日 星期三 20:00', '12月2日 星期三', '今日 20:00', '明日', '2027年1月1日 星期五 20:00'],
    'en-US': [...['Wed, Dec 2, 20:00', 'Wed, Dec 2', 'Today, 20:00', 'Tomorrow'], 'Fri, Jan 1, 2027, 20:00'],
  }
  test.each(LANGUAGES)('is formatted in %s', async (language) => {
    await texts.setLanguage(language)
    const of = (more: Partial<typeof timed>) => sessionText({ ...timed, ...more }, texts.translator(), now)
    const today = Date.parse('2026-11-20T20:00:00+08:00')
    expect([
      of({}),
      of({ isPermanent: true }),
      of({ showTime: today }),
      of({ showTime: today + 24 * HOUR, isPermanent: true }),
      of({ showTime: Date.parse('2027-01-01T20:00:00+08:00') }),
    ]).toEqual(lines[language])
  })
})

test('omits “today” from a date that may be read later', async () => {
  await texts.setLanguage('zh-CN')
  const today = { ...timed, showTime: Date.parse('2026-11-20T20:00:00+08:00') }
  expect(sessionDate(today, texts.translator(), now)).toBe('11月20日 周五 20:00')
})

test('determines the year by the venue’s time zone, not the device’s', async () => {
  await texts.setLanguage('zh-CN')
  const t = texts.translator()
  const eve = Date.parse('2025-12-31T23:30:00+08:00')
  expect(dayText(eve, { now: eve + HOUR, utcOffset: 480 }, t)).toBe('2025年12月31日')
  expect(dayText(eve, { now: eve + 60_000, utcOffset: 480 }, t)).toBe('12月31日')
  expect(sessionParts({ ...timed, showTime: null }, t, now)).toEqual({
    date: t('show.dateToBeSet'),
    weekday: '',
    time: '',
  })
})
