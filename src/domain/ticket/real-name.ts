import { isMinorBy } from '../identity/document'
import { hours, type MerchantLimits } from '../merchant-limits'

/** Maximum corrections of the name on a ticket. */
const MAX_CORRECTIONS = 1

/** Returns when naming stops (domain §4, real-name supplement), epoch ms; null for a session without a start. */
export const namingDeadline = (
  showTime: number | null,
  isPermanent: boolean,
  { namingLeadHours }: MerchantLimits,
): number | null => (showTime === null || isPermanent ? null : showTime - hours(namingLeadHours))

/** A ticket with the facts of its naming. */
export interface NamedTicket {
  /** A voucher's state; only VALID tickets are named. */
  state: string
  /** '' for a ticket without a name. */
  audienceName: string
  corrections: number
}

/**
 * State of a ticket's naming.
 * - `supplement`: it has no name yet.
 * - `correct`: it has a name, which may be changed once.
 * - `corrected`: the change was made.
 * - `closed`: the deadline has passed.
 * - `over`: the ticket is no longer valid.
 */
export type Naming = 'supplement' | 'correct' | 'corrected' | 'closed' | 'over'

/** Returns the state of a ticket's naming. @param deadline see `namingDeadline` @param now epoch ms */
export const namingOf = (
  { state, audienceName, corrections }: NamedTicket,
  deadline: number | null,
  now: number,
): Naming => {
  if (state !== 'VALID') return 'over'
  if (deadline !== null && now >= deadline) return 'closed'
  if (audienceName === '') return 'supplement'
  return corrections < MAX_CORRECTIONS ? 'correct' : 'corrected'
}

/** Returns true if a ticket accepts a first or a new name. */
export const isNamable = (naming: Naming): boolean => naming === 'supplement' || naming === 'correct'

/**
 * Returns the phone of an attendee. A minor has the guardian's, which is that of the account (domain §5).
 * @returns null for a minor without a guardian's phone
 */
export const guardianPhone = (birthday: string, accountPhone: string, now: number): string | null => {
  if (!isMinorBy(birthday, now)) return ''
  return accountPhone === '' ? null : accountPhone
}
