import type { Weekday } from './local-time'

/**
 * Opening hours of one weekday. Monday to Saturday are 1 to 6; Sunday is 0 or 7. `from` and `to` have the form `HH:mm`.
 */
export interface DayHours {
  weekday: number
  from: string
  to: string
}

/** Consecutive days with the same opening hours. */
export interface OpeningHours {
  first: Weekday
  last: Weekday
  from: string
  to: string
  /** True if the hours apply to the whole week. */
  daily: boolean
}

/** Returns the opening hours in groups, Monday first. Consecutive days with the same hours form one group. */
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
