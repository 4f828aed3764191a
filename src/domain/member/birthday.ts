import { DAY } from '../schedule/local-time'

/** Days of the rules for birthday packages (decision 91). */
const BIRTHDAY_TERMS = {
  /** Days for which a package is open, from the birthday on. */
  openDays: 7,
  /** Days before the birthday from which a change of the birthday is too late for this year. */
  settledDays: 7,
} as const

/** The birthday of an account. */
export interface Birthday {
  /** `yyyy-MM-dd`; '' without a birthday. */
  birthday: string
  /** Time at which the buyer set the birthday, epoch ms; null for a birthday that the account had from the start. */
  setAt: number | null
}

/** A birthday package that can be taken. Times in epoch ms. */
export interface OpenPackage {
  /** Year of the birthday. There is one package for each year. */
  year: number
  from: number
  until: number
}

const isLeapYear = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/**
 * Returns the start of a birthday in a year, epoch ms. 29 February is 28 February in years without it.
 *
 * @param birthday `yyyy-MM-dd`
 * @param utcOffset the shop's offset from UTC, minutes
 */
export const birthdayIn = (birthday: string, year: number, utcOffset: number): number => {
  const [month, day] = birthday.split('-').slice(1).map(Number)
  const isMissing = month === 2 && day === 29 && !isLeapYear(year)
  return Date.UTC(year, month - 1, isMissing ? 28 : day) - utcOffset * 60_000
}

/**
 * Returns the package that is open at `now`, or null. A package of late December is open until January of the next
 * year.
 *
 * @param now epoch ms
 * @param utcOffset the shop's offset from UTC, minutes
 */
export const openPackage = ({ birthday, setAt }: Birthday, now: number, utcOffset: number): OpenPackage | null => {
  if (birthday === '') return null
  const thisYear = new Date(now + utcOffset * 60_000).getUTCFullYear()
  for (const year of [thisYear, thisYear - 1]) {
    const from = birthdayIn(birthday, year, utcOffset)
    const until = from + BIRTHDAY_TERMS.openDays * DAY
    const isSettled = setAt === null || setAt <= from - BIRTHDAY_TERMS.settledDays * DAY
    if (from <= now && now < until) return isSettled ? { year, from, until } : null
  }
  return null
}
