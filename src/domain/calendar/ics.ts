import type { CalendarEvent } from './event'

const MINUTE = 60_000
const pad = (value: number): string => String(value).padStart(2, '0')

/** Formats an epoch ms as `20261121T193000`, in a zone `offset` minutes east of UTC. */
const stamp = (time: number, offset: number): string =>
  new Date(time + offset * MINUTE).toISOString().slice(0, 19).replace(/[-:]/g, '')

/** Formats an offset as `+0800` (RFC 5545 §3.3.14). */
const offsetText = (offset: number): string =>
  `${offset < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(offset) / 60))}${pad(Math.abs(offset) % 60)}`

/**
 * Escapes a text value: backslash, semicolon, comma and line breaks are escaped, other control characters removed
 * (§3.3.11).
 */
export const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')

const utf8Length = (char: string): number => {
  const code = char.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** Folds lines at 75 octets; a continuation starts with a space, and no character is cut in two (§3.1). */
export const fold = (line: string): string => {
  let folded = ''
  let octets = 0
  for (const char of line) {
    const size = utf8Length(char)
    if (octets + size > 75) {
      folded += '\r\n '
      octets = 1
    }
    folded += char
    octets += size
  }
  return folded
}

/**
 * Returns an address as the value of a property, without control characters and spaces, which an address must not
 * contain.
 */
const uri = (address: string): string => address.replace(/[\p{Cc}\s]/gu, '')

/**
 * Returns an iCalendar file (RFC 5545) with one event, in a time zone with the show's fixed offset.
 * @param now epoch ms, for the file's own time stamp.
 */
export const icsFile = (event: CalendarEvent, now: number): string => {
  const offset = offsetText(event.utcOffset)
  const zone = `UTC${offset}`
  const alarm =
    event.alarmMinutes === undefined
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escapeText(event.title)}`,
          `TRIGGER:-PT${Math.max(0, Math.round(event.alarmMinutes))}M`,
          'END:VALARM',
        ]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//Tickets//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.id)}@foyer`,
    `DTSTAMP:${stamp(now, 0)}Z`,
    `DTSTART;TZID=${zone}:${stamp(event.startsAt, event.utcOffset)}`,
    `DTEND;TZID=${zone}:${stamp(event.endsAt, event.utcOffset)}`,
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    ...(event.notes ? [`DESCRIPTION:${escapeText(event.notes)}`] : []),
    ...(event.url ? [`URL:${uri(event.url)}`] : []),
    ...alarm,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
