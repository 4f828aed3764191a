import { escapeText, fold, icsFile } from '@/domain/calendar/ics'

const event = {
  id: 'order-1',
  title: '哈姆雷特, Act I; the "Ghost"',
  startsAt: Date.UTC(2026, 10, 21, 11, 30),
  endsAt: Date.UTC(2026, 10, 21, 14),
  utcOffset: 480,
}
const now = Date.UTC(2026, 10, 1)
const lines = (file: string): string[] => file.replace(/\r\n /g, '').split('\r\n')

describe('an .ics file (RFC 5545)', () => {
  test('uses the local time of the show, not the viewer’s time', () => {
    expect(lines(icsFile(event, now))).toEqual(
      expect.arrayContaining([
        'TZID:UTC+0800',
        'TZOFFSETTO:+0800',
        'DTSTART;TZID=UTC+0800:20261121T193000',
        'DTEND;TZID=UTC+0800:20261121T220000',
        'DTSTAMP:20261101T000000Z',
      ]),
    )
  })

  test.each([
    [0, '+0000', '20261121T113000'],
    [-210, '-0330', '20261121T080000'],
    [345, '+0545', '20261121T171500'],
  ])('supports a UTC offset of %i minutes', (utcOffset, offset, start) => {
    expect(lines(icsFile({ ...event, utcOffset }, now))).toContain(`DTSTART;TZID=UTC${offset}:${start}`)
  })

  test('escapes text and drops control characters', () => {
    expect(escapeText('a\\b;c,d\r\ne\u0007f')).toBe('a\\\\b\\;c\\,d\\ne\u0066')
    expect(lines(icsFile(event, now))).toContain('SUMMARY:哈姆雷特\\, Act I\\; the "Ghost"')
  })

  test('prevents a text with line breaks from adding properties', () => {
    const file = icsFile({ ...event, location: 'x\r\nATTACH:https://evil.example', url: 'https://a\r\nATTACH:b' }, now)
    expect(lines(file).filter((line) => line.startsWith('ATTACH'))).toEqual([])
  })

  test('contains a reminder before the start if requested', () => {
    expect(lines(icsFile({ ...event, alarmMinutes: 90 }, now))).toEqual(
      expect.arrayContaining(['BEGIN:VALARM', 'TRIGGER:-PT90M']),
    )
    expect(icsFile(event, now)).not.toContain('VALARM')
  })

  test('folds lines at 75 octets, but never inside a character', () => {
    const folded = fold(`SUMMARY:${'戲'.repeat(60)}😀`)
    for (const line of folded.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(folded.replace(/\r\n /g, '')).toBe(`SUMMARY:${'戲'.repeat(60)}😀`)
    expect(folded).not.toContain('\ufffd')
  })

  test('ends every line with CR LF', () => {
    const file = icsFile({ ...event, notes: 'two\nlines' }, now)
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(file.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/)
  })
})
