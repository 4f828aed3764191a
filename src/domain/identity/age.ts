import { localDate } from '../schedule/local-time'

/**
 * Whole years lived on a date; both dates `YYYY-MM-DD`. A birthday on 29 February counts from 1 March in other years.
 */
export const ageOn = (birthday: string, date: string): number => {
  const years = Number(date.slice(0, 4)) - Number(birthday.slice(0, 4))
  return date.slice(5) >= birthday.slice(5) ? years : years - 1
}

/** Returns the age in whole years at a moment on a place's clock. */
export const ageAt = (birthday: string, time: number, utcOffset: number): number =>
  ageOn(birthday, localDate(time, utcOffset))
