import { ticketTime, ticketWhen } from '@/components/ticket/ticket-time'
import { LANGUAGES } from '@/locales/languages'
import { texts } from '@/locales/texts'

const timed = { showTime: Date.parse('2026-12-02T20:00:00+08:00'), utcOffset: 480, isPermanent: false }

describe('when a ticket is for, in one line', () => {
  const lines: Record<(typeof LANGUAGES)[number], [hour: string, day: string]> = {
    'zh-CN': ['12月2日 周三 20:00', '12月2日 周三'],
    'zh-MO': ['12月2日 星期三 20:00', '12月2日 星期三'],
    'en-US': ['Wednesday, Dec 2, 20:00', 'Wednesday, Dec 2'],
  }
  test.each(LANGUAGES)('%s', async (language) => {
    await texts.setLanguage(language)
    const t = texts.translator()
    expect([ticketWhen(timed, t), ticketWhen({ ...timed, isPermanent: true }, t)]).toEqual(lines[language])
  })
})

describe('the date of a ticket', () => {
  const lastYear = { ...timed, showTime: Date.parse('2025-12-31T23:30:00+08:00') }
  test.each([
    ['names no year within this one', timed, '2026-01-01T00:00:00+08:00', '12月2日'],
    ['names another year', lastYear, '2026-01-01T00:00:00+08:00', '2025.12.31'],
    ['takes the year by the venue’s clock', lastYear, '2025-12-31T23:59:00+08:00', '12月31日'],
  ])('%s', async (_, when, now, date) => {
    await texts.setLanguage('zh-CN')
    expect(ticketTime(when, texts.translator(), Date.parse(now)).date).toBe(date)
  })
})
