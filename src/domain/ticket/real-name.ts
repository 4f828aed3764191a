import { isMinorBy } from '../identity/document'
import { hours, type MerchantLimits } from '../merchant-limits'

/** Maximum number of corrections of the name on a ticket. */
const MAX_CORRECTIONS = 1

/**
 * Returns the deadline for the name on a ticket (domain §4, real-name supplement), epoch ms. Returns null for a session
 * without a start time.
 */
export const namingDeadline = (
  showTime: number | null,
  isPermanent: boolean,
  { namingLeadHours }: MerchantLimits,
): number | null => (showTime === null || isPermanent ? null : showTime - hours(namingLeadHours))

/** Data of a ticket that determines whether its name can be set or corrected. */
export interface NamedTicket {
  /** State of the voucher. Only `VALID` tickets can get a name. */
  state: string
  /** Name on the ticket; '' if the ticket has no name. */
  audienceName: string
  corrections: number
}

/**
 * State of the name on a ticket.
 * - `supplement`: the ticket has no name yet.
 * - `correct`: the ticket has a name, which may be corrected once.
 * - `corrected`: the correction was made.
 * - `closed`: the deadline has passed.
 * - `over`: the ticket is no longer valid.
 */
export type Naming = 'supplement' | 'correct' | 'corrected' | 'closed' | 'over'

/** Returns the state of the name on a ticket. @param deadline see `namingDeadline` @param now epoch ms */
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

/** Returns true if the name on a ticket can be set or corrected. */
export const isNamable = (naming: Naming): boolean => naming === 'supplement' || naming === 'correct'

/**
 * Returns the phone number of a minor's guardian, which is the account's phone number (domain §5).
 * @returns '' for an adult; null for a minor if the account has no phone number
 */
export const guardianPhone = (birthday: string, accountPhone: string, now: number): string | null => {
  if (!isMinorBy(birthday, now)) return ''
  return accountPhone === '' ? null : accountPhone
}
