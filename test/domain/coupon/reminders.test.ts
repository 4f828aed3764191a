import { assert, integer, option, property, record } from 'fast-check'
import { isReminderDue, isSendTime, nextReminder, snoozeTimes } from '@/domain/coupon/reminders'
import { formatTime, SHOP_OFFSET } from '@/domain/schedule/local-time'

const at = (time: string): number => Date.parse(`${time}+08:00`)
const text = (time: number | null) => time && formatTime(time, SHOP_OFFSET, 'MM-DD HH:mm')

/** Returns all reminders of a coupon in order. */
const allOf = (start: string, end: string, snooze?: string) => {
  const coupon = { startTime: at(start), expireTime: at(end), snoozeUntil: snooze ? at(snooze) : null }
  const times: (number | null | string)[] = []
  for (let time = nextReminder(coupon, 0, SHOP_OFFSET); time; time = nextReminder(coupon, time, SHOP_OFFSET))
    times.push(text(time))
  return times
}

describe('the reminders of a coupon', () => {
  it.each([
    [
      'three days before the end and on the last day',
      '2026-12-01T00:00',
      '2026-12-20T18:00',
      ['12-17 10:00', '12-20 10:00'],
    ],
    ['for an end at midnight', '2026-12-01T00:00', '2026-12-21T00:00', ['12-17 10:00', '12-20 10:00']],
    ['for an end before the time of reminders', '2026-12-01T00:00', '2026-12-20T09:30', ['12-17 10:00', '12-19 10:00']],
    ['for a start between the two reminders', '2026-12-18T11:00', '2026-12-21T00:00', ['12-20 10:00']],
    ['none for a validity of a few hours', '2026-12-18T11:00', '2026-12-18T17:00', []],
  ])('depend on the validity: %s', (_, start, end, times) => {
    expect(allOf(start, end)).toEqual(times)
  })

  it.each([
    ['tomorrow', '2026-12-18T15:00', ['12-18 10:00', '12-20 10:00']],
    ['the last day', '2026-12-20T00:00', ['12-20 10:00']],
    ['a day before the first reminder', '2026-12-05T00:00', ['12-05 10:00', '12-17 10:00', '12-20 10:00']],
    ['a day after the end', '2026-12-22T00:00', []],
  ])('are snoozed until %s', (_, snooze, times) => {
    expect(allOf('2026-12-01T00:00', '2026-12-21T00:00', snooze)).toEqual(times)
  })

  it.each([
    ['2026-12-17T09:59', false],
    ['2026-12-17T10:00', true],
    ['2026-12-17T21:59', true],
    ['2026-12-17T22:00', false],
    ['2026-12-18T10:00', false],
    ['2026-12-20T17:59', true],
    ['2026-12-20T18:00', false],
  ])('are due at %s: %s', (now, due) => {
    const coupon = { startTime: 0, expireTime: at('2026-12-20T18:00'), snoozeUntil: null }
    expect(isReminderDue(coupon, at(now), SHOP_OFFSET)).toBe(due)
  })

  it.each([
    ['2026-12-01T00:00', ['12-18 10:00', '12-19 10:00', '12-20 10:00']],
    ['2026-12-18T11:00', ['12-19 10:00', '12-20 10:00']],
    ['2026-12-20T11:00', []],
  ])('can be snoozed: start of the coupon %s, possible times %j', (start, times) => {
    const coupon = { startTime: at(start), expireTime: at('2026-12-21T00:00') }
    expect(snoozeTimes(coupon, at('2026-12-17T23:00'), SHOP_OFFSET).map(text)).toEqual(times)
  })

  it('fall within the validity, at 10:00, and never in quiet hours', () => {
    const moment = integer({ min: at('2026-01-01T00:00'), max: at('2027-01-01T00:00') })
    const facts = record({ startTime: moment, expireTime: moment, snoozeUntil: option(moment) })
    assert(
      property(facts, moment, (coupon, now) => {
        const next = nextReminder(coupon, now, SHOP_OFFSET)
        if (next !== null) {
          expect(next).toBeGreaterThan(now)
          expect(next).toBeGreaterThanOrEqual(coupon.startTime)
          expect(next).toBeLessThan(coupon.expireTime)
          expect(formatTime(next, SHOP_OFFSET, 'HH:mm:ss')).toBe('10:00:00')
          expect(isReminderDue(coupon, next, SHOP_OFFSET)).toBe(true)
        }
        for (const until of snoozeTimes(coupon, now, SHOP_OFFSET))
          expect(nextReminder({ ...coupon, snoozeUntil: until }, now, SHOP_OFFSET)).toBe(until)
        const hour = Number(formatTime(now, SHOP_OFFSET, 'H'))
        expect(isSendTime(now, SHOP_OFFSET)).toBe(hour >= 9 && hour < 22)
        if (isReminderDue(coupon, now, SHOP_OFFSET)) expect(hour >= 10 && hour < 22).toBe(true)
      }),
    )
  })
})
