import { isMinorBy } from '../identity/document'
import { hours, type MerchantLimits } from '../merchant-limits'

/** How often the person on a ticket may be exchanged. */
const MAX_CORRECTIONS = 1

/**
 * When naming stops (domain §4, real-name supplement), epoch ms; null for a session that is open over days, which has no start.
 */
export const namingDeadline = (
  showTime: number | null,
  isPermanent: boolean,
  { namingLeadHours }: MerchantLimits,
): number | null => (showTime === null || isPermanent ? null : showTime - hours(namingLeadHours))

/** A ticket as far as its name is concerned. */
export interface NamedTicket {
  /** A voucher's state; only VALID tickets are named. */
  state: string
  /** '' while nobody is named. */
  audienceName: string
  corrections: number
}

/**
 * What can be done about a ticket's name: `supplement` nobody is named yet, `correct` somebody is and may be exchanged once, `corrected`
 * that was done, `closed` the deadline has passed, `over` the ticket is not valid any more.
 */
export type Naming = 'supplement' | 'correct' | 'corrected' | 'closed' | 'over'

/** @param deadline see `namingDeadline` @param now epoch ms */
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

/** Whether a ticket takes a name at all, a first one or another one. */
export const isNamable = (naming: Naming): boolean => naming === 'supplement' || naming === 'correct'

/**
 * The phone that reaches who comes: a minor is reached by the guardian's, which is that of the account (domain §5).
 * @returns null where a minor has no guardian to reach
 */
export const guardianPhone = (birthday: string, accountPhone: string, now: number): string | null => {
  if (!isMinorBy(birthday, now)) return ''
  return accountPhone === '' ? null : accountPhone
}
