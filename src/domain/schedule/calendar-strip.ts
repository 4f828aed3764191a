import { localDate, localTime, type Month, startOfDay, weekdayOf, type Weekday } from './local-time'

/** One day of a calendar strip with its sessions in chronological order. */
export interface CalendarDay<Session> {
  /** Local date in the show's time zone, `YYYY-MM-DD`. */
  date: string
  /** Local midnight at the start of the day, epoch ms. */
  time: number
  day: number
  month: Month
  year: number
  weekday: Weekday
  sessions: Session[]
}

/** Groups sessions by local date. Days and sessions are in chronological order. Omits sessions without a time. */
export const byLocalDate = <Session>(
  sessions: readonly Session[],
  timeOf: (session: Session) => number | null | undefined,
  utcOffset: number,
): CalendarDay<Session>[] => {
  const timed = sessions.flatMap((session) => {
    const time = timeOf(session)
    return time == null ? [] : [{ session, time }]
  })
  const days = new Map<string, CalendarDay<Session>>()
  for (const { session, time } of timed.sort((a, b) => a.time - b.time)) {
    const date = localDate(time, utcOffset)
    const day = days.get(date) ?? emptyDay<Session>(time, utcOffset)
    day.sessions.push(session)
    days.set(date, day)
  }
  return [...days.values()]
}

const emptyDay = <Session>(time: number, utcOffset: number): CalendarDay<Session> => {
  const local = localTime(time, utcOffset)
  return {
    date: localDate(time, utcOffset),
    time: startOfDay(time, utcOffset),
    day: local.date(),
    month: (local.month() + 1) as Month,
    year: local.year(),
    weekday: weekdayOf(time, utcOffset),
    sessions: [],
  }
}
