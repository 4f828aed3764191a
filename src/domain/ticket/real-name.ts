import { isMinorBy } from '../identity/document'
import { hours, type MerchantLimits } from '../merchant-limits'

/** Maximum corrections of the name on a ticket. */
const MAX_CORRECTIONS = 1

/**
 * Returns the deadline of naming (domain §4, real-name supplement), epoch ms. Returns null for a session without a
 * start.
 */
export const namingDeadline = (
  showTime: number | null,
  isPermanent: boolean,
  { namingLeadHours }: MerchantLimits,
): number | null => (showTime === null || isPermanent ? null : showTime - hours(namingLeadHours))

/** Facts of a ticket that determine whether it can be named. */
export interface NamedTicket {
  /** State of the voucher. Only VALID tickets can be named. */
  state: string
  /** '' for a ticket without a name. */
  audienceName: string
  corrections: number
}

/**
 * State of naming a ticket.
 * - `supplement`: it has no name yet.
 * - `correct`: it has a name, which may be corrected once.
 * - `corrected`: the correction was made.
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
 * Returns the phone number of a minor's guardian, which is that of the account (domain §5); '' for an adult.
 * @returns null for a minor if the account has no phone number
 */
export const guardianPhone = (birthday: string, accountPhone: string, now: number): string | null => {
  if (!isMinorBy(birthday, now)) return ''
  return accountPhone === '' ? null : accountPhone
}
