import { sessionsStaticData } from '@/api/session'
import { moment, momentOrNull, utcOffset } from '@/api/wire'
import { formatTime, weekdayOf } from '@/domain/schedule/local-time'
import * as v from 'valibot'

const ABSURD = [8.64e15, 8.64e15 + 1, 1e20, -1, -8.64e15, Number.MAX_VALUE, '99999999999999999', 'NaN', 'Infinity']

describe('the parsing and formatting of dates', () => {
  it.each(ABSURD)('reads the invalid date %p as 0, or as null where null is allowed', (value) => {
    expect(v.parse(moment, value)).toBe(0)
    expect(v.parse(momentOrNull, value)).toBeNull()
  })

  it.each([NaN, Infinity, 1e20, -1e20])('formats the invalid time or offset %p as an empty text', (time) => {
    expect(formatTime(time, 480, 'YYYY.MM.DD HH:mm')).toBe('')
    expect(formatTime(0, time, 'YYYY.MM.DD HH:mm')).toBe('')
    expect([0, 1, 2, 3, 4, 5, 6]).toContain(weekdayOf(time, 480))
  })

  it.each([1e20, -841, 'Infinity', null])('reads the invalid UTC offset %p as the offset of Shanghai', (value) => {
    expect(v.parse(utcOffset, value)).toBe(480)
  })

  it('leaves valid dates and offsets unchanged', () => {
    expect(v.parse(momentOrNull, 1_796_904_000_000)).toBe(1_796_904_000_000)
    expect(v.parse(moment, '1796904000000')).toBe(1_796_904_000_000)
    expect([v.parse(utcOffset, -660), v.parse(utcOffset, 345)]).toEqual([-660, 345])
  })
})

it('reads the invalid dates of a session as null', () => {
  const [session] = sessionsStaticData.read([{ bizShowSessionId: 'N1', showTime: 1e20, utcOffset: 1e9 }])
  expect(session).toMatchObject({ showTime: null, utcOffset: 480 })
})
