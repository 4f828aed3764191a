/** Remaining time. `minutes` can exceed 59 if hours are hidden. */
export interface CountdownParts {
  days: number
  hours: number
  minutes: number
  seconds: number
  over: boolean
}

export interface CountdownShape {
  /** True to count only minutes and seconds, as the payment sheet does (domain §2). */
  hideHours?: boolean
}

/** Splits the time until `due` (epoch ms) into parts. Seconds are rounded up, so that 0 means that `due` has passed. */
export const countdownParts = (
  due: number,
  now: number,
  { hideHours = false }: CountdownShape = {},
): CountdownParts => {
  const left = Math.max(0, Math.ceil((due - now) / 1000))
  const minutes = Math.floor(left / 60)
  if (hideHours) return { days: 0, hours: 0, minutes, seconds: left % 60, over: left === 0 }
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
    seconds: left % 60,
    over: left === 0,
  }
}

/** Formats a part of a countdown with two digits. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0')
