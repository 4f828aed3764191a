import type { Weekday } from './local-time'

/** Hours of one weekday. 1 to 6 are Monday to Saturday, 0 or 7 Sunday; `from` and `to` are `HH:mm`. */
export interface DayHours {
  weekday: number
  from: string
  to: string
}

/** Consecutive days of the same hours. */
export interface OpeningHours {
  first: Weekday
  last: Weekday
  from: string
  to: string
  /** The whole week. */
  daily: boolean
}

/** Opening hours in groups, Monday first: consecutive days with the same hours are one entry. */
export const openingHours = (days: readonly DayHours[]): OpeningHours[] => {
  const week = days
    .map((day) => ({ ...day, weekIndex: (day.weekday + 6) % 7 }))
    .sort((a, b) => a.weekIndex - b.weekIndex)
  const groups: (typeof week)[] = []
  for (const day of week) {
    const group = groups[groups.length - 1]
    const before = group?.[group.length - 1]
    if (before && before.weekIndex + 1 === day.weekIndex && before.from === day.from && before.to === day.to)
      group.push(day)
    else groups.push([day])
  }
  return groups.map((group) => ({
    first: (group[0].weekday % 7) as Weekday,
    last: (group[group.length - 1].weekday % 7) as Weekday,
    from: group[0].from,
    to: group[0].to,
    daily: group.length === 7,
  }))
}
