import fc from 'fast-check'
import { formatTime, type Weekday } from '@/domain/schedule/local-time'
import { bookable, deadlines, type OffsetAt, type SlotRules, slotsOf, type SlotTime } from '@/domain/slot/slot'

const HOUR = 3_600_000
const RULES: SlotRules = {
  ...{ daysAhead: 7, releaseAt: 17 * 60 },
  ...{ entryBefore: 30, entryAfter: 15, cancelBefore: 180, changeBefore: 60 },
}
const EVERY_DAY: Weekday[] = [0, 1, 2, 3, 4, 5, 6]
const fixed: OffsetAt = () => 480
const morning: SlotTime = { from: 9 * 60, to: 11 * 60, capacity: 20 }
const noon: SlotTime = { from: 11 * 60, to: 13 * 60, lastEntry: 12 * 60 + 30, capacity: 10 }
const day = (date: string) => ({ from: date, to: date })
const at = (text: string): number => Date.parse(`${text}+08:00`)

/** An offset that changes at a time, as in summer. */
const changing =
  (changeAt: number, before: number, after: number): OffsetAt =>
  (time) =>
    time < changeAt ? before : after

const times = fc.uniqueArray(
  fc.record({ from: fc.integer({ min: 0, max: 1410 }), length: fc.integer({ min: 1, max: 600 }) }),
  { selector: ({ from }) => from, maxLength: 24 },
)
const asTimes = (all: readonly { from: number; length: number }[]): SlotTime[] =>
  all.map(({ from, length }) => ({ from, to: from + length, capacity: 1 }))

describe('slotsOf', () => {
  it('repeats the slots of a weekday', () => {
    const slots = slotsOf([{ days: [6], times: [morning] }], [], { from: '2026-12-01', to: '2026-12-14' }, fixed)
    expect(slots.map(({ slotId }) => slotId)).toEqual(['2026-12-05-0900', '2026-12-12-0900'])
  })

  it('returns times in epoch ms with the last entry', () => {
    const [slot] = slotsOf([{ days: EVERY_DAY, times: [noon] }], [], day('2026-12-05'), fixed)
    expect(slot).toEqual({
      ...{ slotId: '2026-12-05-1100', date: '2026-12-05', capacity: 10 },
      ...{ from: at('2026-12-05T11:00:00'), to: at('2026-12-05T13:00:00'), lastEntry: at('2026-12-05T12:30:00') },
    })
  })

  it('replaces the slots of a date, and closes a date without slots', () => {
    const exceptions = [
      { date: '2026-12-05', times: [noon] },
      { date: '2026-12-06', times: [] },
    ]
    const range = { from: '2026-12-05', to: '2026-12-07' }
    const slots = slotsOf([{ days: EVERY_DAY, times: [morning] }], exceptions, range, fixed)
    expect(slots.map(({ slotId }) => slotId)).toEqual(['2026-12-05-1100', '2026-12-07-0900'])
  })

  it('ends a slot on the next day', () => {
    const late: SlotTime = { from: 23 * 60, to: 25 * 60, capacity: 1 }
    const [slot] = slotsOf([{ days: EVERY_DAY, times: [late] }], [], day('2028-02-29'), fixed)
    expect(slot.to).toBe(at('2028-03-01T01:00:00'))
  })

  it('leaves out an hour that the clock skips', () => {
    const spring = changing(Date.parse('2026-03-29T01:00:00Z'), 60, 120)
    const early = [120, 180].map((from): SlotTime => ({ from, to: from + 60, capacity: 1 }))
    const slots = slotsOf([{ days: EVERY_DAY, times: early }], [], day('2026-03-29'), spring)
    expect(slots.map(({ slotId }) => slotId)).toEqual(['2026-03-29-0300'])
  })

  it('shows an hour once that the clock repeats', () => {
    const autumn = changing(Date.parse('2026-10-25T01:00:00Z'), 120, 60)
    const early = [60, 120, 180].map((from): SlotTime => ({ from, to: from + 60, capacity: 1 }))
    const slots = slotsOf([{ days: EVERY_DAY, times: early }], [], day('2026-10-25'), autumn)
    expect(slots.map(({ from, to }) => [from, to].map((time) => new Date(time).toISOString().slice(11, 16)))).toEqual([
      ['23:00', '00:00'],
      ['00:00', '02:00'],
      ['02:00', '03:00'],
    ])
  })

  it('gives each slot once at its local time, for any change of the offset', () => {
    fc.assert(
      fc.property(
        times,
        fc.integer({ min: 0, max: 72 }),
        fc.constantFrom([60, 120], [120, 60], [630, 660], [480, 480]),
        (all, hour, [before, after]) => {
          const offset = changing(Date.parse('2026-10-24T00:00:00Z') + hour * HOUR, before, after)
          const range = { from: '2026-10-24', to: '2026-10-26' }
          const slots = slotsOf([{ days: EVERY_DAY, times: asTimes(all) }], [], range, offset)
          expect(new Set(slots.map(({ slotId }) => slotId)).size).toBe(slots.length)
          for (const { slotId, from, to } of slots) {
            expect(formatTime(from, offset(from), 'YYYY-MM-DD-HHmm')).toBe(slotId)
            expect(to).toBeGreaterThan(from)
          }
        },
      ),
    )
  })

  it('returns all slots of a fixed offset by their start', () => {
    fc.assert(
      fc.property(times, (all) => {
        const slots = slotsOf([{ days: EVERY_DAY, times: asTimes(all) }], [], day('2026-12-05'), fixed)
        const starts = slots.map(({ from }) => (from - at('2026-12-05T00:00:00')) / 60_000)
        expect(starts).toEqual(all.map(({ from }) => from).sort((one, other) => one - other))
      }),
    )
  })
})

describe('deadlines', () => {
  it('opens 7 days ahead at 17:00, and ends entry, changes and cancellation by the rules', () => {
    const [slot] = slotsOf([{ days: EVERY_DAY, times: [morning] }], [], day('2026-12-05'), fixed)
    expect(deadlines(slot, RULES, fixed)).toEqual({
      opensAt: at('2026-11-28T17:00:00'),
      entryFrom: at('2026-12-05T08:30:00'),
      lastEntry: at('2026-12-05T09:15:00'),
      cancelUntil: at('2026-12-05T06:00:00'),
      changeUntil: at('2026-12-05T08:00:00'),
    })
  })

  it('prefers the last entry of the slot', () => {
    const [slot] = slotsOf([{ days: EVERY_DAY, times: [noon] }], [], day('2026-12-05'), fixed)
    expect(deadlines(slot, RULES, fixed).lastEntry).toBe(at('2026-12-05T12:30:00'))
  })

  it('moves a release at a skipped hour to the next hour', () => {
    const spring = changing(Date.parse('2026-03-29T01:00:00Z'), 60, 120)
    const slot = { date: '2026-04-05', from: Date.parse('2026-04-05T08:00:00Z'), lastEntry: null }
    const { opensAt } = deadlines(slot, { ...RULES, releaseAt: 150 }, spring)
    expect(new Date(opensAt).toISOString()).toBe('2026-03-29T01:30:00.000Z')
  })
})

describe('bookable', () => {
  const slot = { opensAt: 100, from: 200 }
  it.each([
    [99, 'NOT_YET'],
    [100, 'OPEN'],
    [199, 'OPEN'],
    [200, 'OVER'],
  ])('maps the time %d to %s', (now, state) => {
    expect(bookable(slot, now)).toBe(state)
  })
})
