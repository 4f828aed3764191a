const HOUR = 3_600_000

/**
 * Limits that each merchant sets, because the specification does not define them. The field names contain the units.
 */
export interface MerchantLimits {
  /** Time from the reminder to the start of a sale. */
  saleReminderMinutes: number
  /** Maximum number of buyers on the waitlist of one tier. */
  waitlistCapacity: number
  /** Time within which a gift can be accepted. */
  transferHours: number
  /** Minimum time before the start of the show: a later gift is not possible. */
  transferLeadHours: number
  /** Minimum time before the start of the show: names cannot be added to tickets later. */
  namingLeadHours: number
}

/** Limits of a merchant that does not set its own. */
export const DEFAULT_LIMITS: MerchantLimits = {
  saleReminderMinutes: 10,
  waitlistCapacity: 200,
  transferHours: 24,
  transferLeadHours: 2,
  namingLeadHours: 2,
}

/** Default number of minutes after which an unpaid order expires (decision 39). */
export const UNPAID_MINUTES = 15

/** Converts hours to milliseconds. */
export const hours = (count: number): number => count * HOUR
