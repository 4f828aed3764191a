import { ageOn } from '../identity/age'

/** How an open show gives its places: at once, by the merchant's review, or by a draw (decision 154). */
export const GIVINGS = ['AT_ONCE', 'REVIEW', 'DRAW'] as const
export type Giving = (typeof GIVINGS)[number]

/** Phases of an open show. DRAWN: the draw is done. OVER: all sessions have ended. */
export const OPEN_SHOW_PHASES = ['NOT_YET', 'OPEN', 'CLOSED', 'DRAWN', 'OVER', 'CANCELED'] as const
export type OpenShowPhase = (typeof OPEN_SHOW_PHASES)[number]

/** States of a session for applicants. FEW: 10 places or fewer are left. */
export const SESSION_STATES = ['OPEN', 'FEW', 'FULL', 'OVER'] as const
export type SessionState = (typeof SESSION_STATES)[number]

/**
 * NEEDS_CHANGE: the merchant asked for changes of the form. EXPIRED: the session began without a decision, or the changes
 * were not sent in time. CALLED_OFF: the merchant canceled the show.
 */
export const REGISTRATION_STATES = [
  'APPLIED',
  'NEEDS_CHANGE',
  'APPROVED',
  'REJECTED',
  'NOT_DRAWN',
  'EXPIRED',
  'CANCELED',
  'CALLED_OFF',
  'IN',
  'PARTLY_IN',
  'NOT_COME',
] as const
export type RegistrationState = (typeof REGISTRATION_STATES)[number]

/** States in which an applicant can cancel. */
export const isActiveRegistration = (state: RegistrationState): boolean =>
  state === 'APPLIED' || state === 'NEEDS_CHANGE' || state === 'APPROVED'

/** Reasons of a rejection, from which the merchant chooses. */
export const REJECT_REASONS = ['NO_PLACES', 'INCOMPLETE', 'NOT_SUITABLE'] as const
export type RejectReason = (typeof REJECT_REASONS)[number]

/** Times of an open show, epoch ms. */
export interface OpenShowTimes {
  opensAt: number
  /** End of the window for registrations. */
  closesAt: number
  drawnAt: number | null
  canceledAt: number | null
  /** End of the last session. */
  endsAt: number
}

/** Returns the phase of an open show at a time. */
export const phaseAt = (
  { opensAt, closesAt, drawnAt, canceledAt, endsAt }: OpenShowTimes,
  now: number,
): OpenShowPhase => {
  if (canceledAt !== null) return 'CANCELED'
  if (now >= endsAt) return 'OVER'
  if (now < opensAt) return 'NOT_YET'
  if (now < closesAt) return 'OPEN'
  return drawnAt === null ? 'CLOSED' : 'DRAWN'
}

/** Rules for the people of one registration. */
export interface GroupRules {
  groupMax: number
  /** Minimum age on the day of the session; 0 without a minimum. */
  minAge: number
}

export type GroupProblem = 'NO_PEOPLE' | 'TOO_MANY' | 'TOO_YOUNG'

/**
 * Returns the first problem of the people of a registration, or null.
 * @param birthdays `YYYY-MM-DD`; '' for a document without a birthday, which counts as an adult's
 * @param date local date of the session
 */
export const groupProblem = (
  birthdays: readonly string[],
  { groupMax, minAge }: GroupRules,
  date: string,
): GroupProblem | null => {
  if (birthdays.length === 0) return 'NO_PEOPLE'
  if (birthdays.length > groupMax) return 'TOO_MANY'
  return birthdays.some((birthday) => birthday !== '' && ageOn(birthday, date) < minAge) ? 'TOO_YOUNG' : null
}

/** Returns the keys of the people of a registration without documents: `p1`, `p2` and so on. */
export const numberedKeys = (quantity: number): string[] => Array.from({ length: quantity }, (_, at) => `p${at + 1}`)
