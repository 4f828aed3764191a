const HOUR = 3_600_000

/** Limits that each merchant sets. The specification leaves them open; their units are in the names. */
export interface MerchantLimits {
  /** Time between the reminder and the start of a sale. */
  saleReminderMinutes: number
  /** Maximum buyers on the waitlist of one tier. */
  waitlistCapacity: number
  /** Time within which a gift can be accepted. */
  transferHours: number
  /** Time before the start of the show at which gifts are no longer possible. */
  transferLeadHours: number
  /** Time before the start of the show at which naming is no longer possible. */
  namingLeadHours: number
}

/** The limits of a merchant who sets none. */
export const DEFAULT_LIMITS: MerchantLimits = {
  saleReminderMinutes: 10,
  waitlistCapacity: 200,
  transferHours: 24,
  transferLeadHours: 2,
  namingLeadHours: 2,
}

/** Default minutes until an unpaid order expires (decision 39). */
export const UNPAID_MINUTES = 15

/** Returns hours in milliseconds. */
export const hours = (count: number): number => count * HOUR
