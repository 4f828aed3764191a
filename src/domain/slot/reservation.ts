import { ageOn } from '../identity/age'
import { DAY } from '../schedule/local-time'

/** Kinds of reservables. */
export const RESERVABLE_KINDS = ['VISIT', 'TOUR', 'SERVICE'] as const
export type ReservableKind = (typeof RESERVABLE_KINDS)[number]

/** States of a slot for a buyer. FEW: 10 places or fewer are left. */
export const SLOT_STATES = ['OPEN', 'FEW', 'FULL', 'CLOSED', 'NOT_YET'] as const
export type SlotState = (typeof SLOT_STATES)[number]

/**
 * States of a reservation. WAITING and OFFERED: on the waitlists of full slots. MISSED: the offer or the waitlists have
 * ended. LEFT_LINE: left by the buyer. PARTLY_IN: some of the people have entered.
 */
export const RESERVATION_STATES = [
  'WAITING',
  'OFFERED',
  'LEFT_LINE',
  'MISSED',
  'CONFIRMED',
  'CANCELED',
  'PARTLY_IN',
  'IN',
  'NOT_COME',
  'CLOSED_BY_VENUE',
] as const
export type ReservationState = (typeof RESERVATION_STATES)[number]

/** States of a reservation that still waits for a place, or has an offer. */
export const AWAITING_STATES = ['WAITING', 'OFFERED'] as const satisfies readonly ReservationState[]

/** Maximum number of slots that a buyer can wait for at once. */
export const MAX_AWAITED_SLOTS = 5

/** Segments of a buyer's list of reservations. */
export const RECORD_STATES = ['COMING', 'WAITING', 'PAST'] as const
export type RecordState = (typeof RECORD_STATES)[number]

/** Maximum number of places that a buyer sees as a number. */
export const FEW = 10

/** Age from which a person can accompany minors. */
const ADULT = 18

/** Rules of a reservable for the people of one reservation. */
export interface PeopleRules {
  perOrder: number
  /** People below this age are minors. */
  minorAge: number
  minorsPerOrder: number
}

export type PeopleProblem = 'NO_PEOPLE' | 'TOO_MANY' | 'MINORS_TOO_MANY' | 'MINORS_ALONE'

/** Returns true if a person is a minor on a date `YYYY-MM-DD`. A document without a birthday counts as an adult's. */
export const isMinorOn = (birthday: string, date: string, minorAge: number): boolean =>
  birthday !== '' && ageOn(birthday, date) < minorAge

/** Returns the first problem of the people of a reservation for a date `YYYY-MM-DD`, or null (decisions 135, 136). */
export const peopleProblem = (
  birthdays: readonly string[],
  { perOrder, minorAge, minorsPerOrder }: PeopleRules,
  date: string,
): PeopleProblem | null => {
  if (birthdays.length === 0) return 'NO_PEOPLE'
  if (birthdays.length > perOrder) return 'TOO_MANY'
  const minors = birthdays.filter((birthday) => isMinorOn(birthday, date, minorAge))
  if (minors.length > minorsPerOrder) return 'MINORS_TOO_MANY'
  const hasAdult = birthdays.some((birthday) => birthday === '' || ageOn(birthday, date) >= ADULT)
  return minors.length > 0 && !hasAdult ? 'MINORS_ALONE' : null
}

/** Reservations that count against a buyer within this time stop new ones, ms (decision 138). */
const COUNTED = 90 * DAY
const MOST = 3
/** Time without new reservations, ms. */
const BLOCK = 30 * DAY

/** Reservations that count against a buyer, and the end of the block. */
export interface ReservationCounts {
  /** Number of counted reservations in the last 90 days. */
  count: number
  /** Epoch ms; null without a block. */
  blockedUntil: number | null
}

/**
 * Returns the reservations that count against a buyer at a time.
 * @param ends times at which the counted reservations ended, epoch ms
 */
export const countsAt = (ends: readonly number[], now: number): ReservationCounts => {
  const sorted = [...ends].sort((one, other) => one - other)
  const blocks = sorted.filter((end, at) => at >= MOST - 1 && end - sorted[at - MOST + 1] <= COUNTED)
  const until = Math.max(...blocks.map((end) => end + BLOCK), 0)
  return { count: sorted.filter((end) => now - end <= COUNTED).length, blockedUntil: until > now ? until : null }
}
