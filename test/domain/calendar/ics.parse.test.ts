import fc from 'fast-check'
import ICAL from 'ical.js'
import { showEnd, type CalendarEvent } from '@/domain/calendar/event'
import { icsFile } from '@/domain/calendar/ics'

const MINUTE = 60_000
/** Creates a time between 2020 and 2050 in whole seconds, the precision of the format. */
const moment = fc.integer({ min: 1_577_836_800, max: 2_524_608_000 }).map((seconds) => seconds * 1000)
const text = fc.string({ unit: fc.constantFrom(...'a戲😀\\;,:"\n \u0301'), minLength: 1, maxLength: 120 })

/** Parses the only event of a calendar file. Uses the time zone that the file contains. */
const parse = (file: string): InstanceType<typeof ICAL.Event> => {
  const calendar = new ICAL.Component(ICAL.parse(file))
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1)
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
}

test('returns the original event when an independent parser reads the file', () => {
  const events = fc.record({
    title: text,
    location: text,
    notes: text,
    startsAt: moment,
    duration: fc.option(fc.integer({ min: 0, max: 600 })),
    utcOffset: fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15),
    alarmMinutes: fc.option(fc.integer({ min: 0, max: 10_080 }), { nil: undefined }),
  })
  fc.assert(
    fc.property(events, ({ duration, ...given }) => {
      const event: CalendarEvent = { ...given, id: 'v-1', endsAt: showEnd(given.startsAt, duration) }
      const read = parse(icsFile(event, given.startsAt))
      const trigger = read.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')
      const wall = new Date(event.startsAt + event.utcOffset * MINUTE).toISOString().slice(0, 19)
      expect({
        id: read.uid,
        title: read.summary,
        location: read.location,
        notes: read.description,
        startsAt: read.startDate.toUnixTime() * 1000,
        endsAt: read.endDate.toUnixTime() * 1000,
        wall: read.startDate.toString(),
        minutes: read.duration.toSeconds() / 60,
        alarm: trigger instanceof ICAL.Duration ? Math.abs(trigger.toSeconds()) : undefined,
      }).toEqual({
        id: 'v-1@foyer',
        title: event.title,
        location: event.location,
        notes: event.notes,
        startsAt: event.startsAt,
        endsAt: event.endsAt,
        wall,
        minutes: duration || 120,
        alarm: event.alarmMinutes === undefined ? undefined : event.alarmMinutes * 60,
      })
    }),
  )
})
