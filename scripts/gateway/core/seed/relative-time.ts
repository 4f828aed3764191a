const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
/** All venues of the seed are at UTC+8. */
const OFFSET = 8 * HOUR

/** Returns the local midnight before `now`, epoch ms. */
export const localMidnight = (now: number): number => Math.floor((now + OFFSET) / DAY) * DAY - OFFSET

const UNITS: Record<string, number> = { m: MINUTE, h: HOUR, d: DAY }

/** Parses `+40m`, `+3h` or `-2d` to ms. @throws Error for other formats */
export const spanOf = (text: string): number => {
  const match = /^([+-]\d+)([mhd])$/.exec(text)
  if (!match) throw new Error(`Invalid duration "${text}": use a form such as +40m, +3h or -2d.`)
  return Number(match[1]) * UNITS[match[2]]
}

interface Run {
  time: number
  permanent: boolean
}

/** Returns the start times of the sessions in a run, calculated from the local midnight of the day of seeding. */
export const runTimes = (run: string, midnight: number): Run[] => {
  const daily = /^perm ([+-]\d+) (\d+)$/.exec(run)
  if (daily) {
    const first = midnight + Number(daily[1]) * DAY + 10 * HOUR
    return Array.from({ length: Number(daily[2]) }, (_, day) => ({ time: first + day * DAY, permanent: true }))
  }
  const single = /^([+-]\d+) (\d\d):(\d\d)$/.exec(run)
  if (!single) throw new Error(`Invalid run "${run}": use "DAY HH:MM" or "perm DAY DAYS".`)
  const [, day, hour, minute] = single
  return [{ time: midnight + Number(day) * DAY + Number(hour) * HOUR + Number(minute) * MINUTE, permanent: false }]
}
