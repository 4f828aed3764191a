import fc from 'fast-check'
import { countdownParts } from '@/domain/schedule/countdown'
import { formatTime, isSameWeek, weekdayOf } from '@/domain/schedule/local-time'
import { saleLabel } from '@/domain/show/sale-label'
import { saleState } from '@/domain/show/status'
import { createServerClock } from '@/lib/clock'

const MINUTE = 60_000
const DAY = 86_400_000

/** UTC offsets from −12:00 to +14:00 in steps of 15 minutes. */
const offsets = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15)
/** Generates times near the ends of weeks, months and years, and arbitrary times. */
const moments = fc.oneof(
  fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2033, 0, 1) }),
  fc
    .tuple(fc.integer({ min: 2024, max: 2032 }), fc.integer({ min: -14 * 60, max: 14 * 60 }))
    .map(([year, minutes]) => Date.UTC(year, 0, 1) + minutes * MINUTE),
  fc
    .tuple(fc.integer({ min: 0, max: 460 }), fc.integer({ min: -14 * 60, max: 14 * 60 }))
    .map(([weeks, minutes]) => Date.UTC(2024, 0, 1) + weeks * 7 * DAY + minutes * MINUTE),
)

/** Computes local time without a library, by UTC methods on the shifted time. */
const wall = (time: number, utcOffset: number) => {
  const shown = new Date(time + utcOffset * MINUTE)
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    // Number of complete weeks since Monday, 5 January 1970.
    week: Math.floor((Math.floor(shown.getTime() / DAY) - 4) / 7),
    weekday: shown.getUTCDay(),
    time: `${two(shown.getUTCHours())}:${two(shown.getUTCMinutes())}`,
    date: `${shown.getUTCFullYear()}-${two(shown.getUTCMonth() + 1)}-${two(shown.getUTCDate())}`,
  }
}

test('labels a sale by today, tomorrow, the weekday of this week, or the date', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 15 * 24 * 60 }), offsets, (now, minutes, utcOffset) => {
      const saleTime = now + minutes * MINUTE
      const [at, then] = [wall(now, utcOffset), wall(saleTime, utcOffset)]
      const label = saleLabel({ saleTime, utcOffset }, now)
      const isNear = at.date === then.date || wall(now + DAY, utcOffset).date === then.date
      if (isNear) expect(label).toEqual({ kind: 'near', at: saleTime })
      else if (at.week === then.week)
        expect(label).toEqual({ kind: 'thisWeek', weekday: then.weekday, time: then.time })
      else expect(label).toEqual({ kind: 'later', at: saleTime })
      expect(formatTime(saleTime, utcOffset, 'YYYY-MM-DD')).toBe(then.date)
      expect(weekdayOf(saleTime, utcOffset)).toBe(then.weekday)
    }),
    { numRuns: 2000 },
  )
})

const at = (local: string, utcOffset: number): number => Date.parse(`${local}:00Z`) - utcOffset * MINUTE

test.each([
  // The last minute of Sunday and the first minute of Monday belong to different weeks at every offset.
  ['2026-11-29T23:58', '2026-11-29T23:59', true],
  ['2026-11-29T23:59', '2026-11-30T00:00', false],
  ['2026-11-30T00:00', '2026-12-06T23:59', true],
  // A week continues beyond the end of a year.
  ['2026-12-31T10:00', '2027-01-03T10:00', true],
  ['2027-01-03T10:00', '2027-01-04T10:00', false],
  // A leap day.
  ['2028-02-28T10:00', '2028-03-05T23:59', true],
])('detects if %s and %s are in the same week, at every offset: %s', (from, to, same) => {
  for (let utcOffset = -720; utcOffset <= 840; utcOffset += 15)
    expect(isSameWeek(at(from, utcOffset), at(to, utcOffset), utcOffset)).toBe(same)
})

test('opens a sale at the sale time, and ends label and countdown then', () => {
  fc.assert(
    fc.property(moments, offsets, fc.integer({ min: -5, max: 5 }), (saleTime, utcOffset, ms) => {
      const now = saleTime + ms
      const state = saleState({ showDetailStatus: 'PRE_SALE', saleTime }, now)
      const open = ms >= 0
      expect(saleLabel({ saleTime, utcOffset }, now) === null).toBe(open)
      expect([state.open, state.opensAt]).toEqual(open ? [true, null] : [false, saleTime])
      expect(countdownParts(saleTime, now).over).toBe(open)
    }),
  )
})

test('returns the same result on a device with a clock up to a day off', () => {
  fc.assert(
    fc.property(
      moments,
      // Whole seconds, because the clock ignores differences below 250 ms as network noise.
      fc.integer({ min: -86_400, max: 86_400 }).map((seconds) => seconds * 1000),
      fc.integer({ min: 0, max: 3 * DAY }),
      offsets,
      (server, wrong, left, utcOffset) => {
        let passed = 0
        const clock = createServerClock(() => server + wrong + passed)
        clock.follow(server)
        const saleTime = server + left
        expect(countdownParts(saleTime, clock.now())).toEqual(countdownParts(saleTime, server))
        expect(saleLabel({ saleTime, utcOffset }, clock.now())).toEqual(saleLabel({ saleTime, utcOffset }, server))
        passed = left
        expect(saleState({ showDetailStatus: 'PRE_SALE', saleTime }, clock.now()).open).toBe(true)
      },
    ),
  )
})
