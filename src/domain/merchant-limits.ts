const HOUR = 3_600_000

/** Times and sizes that each merchant sets. The specification leaves them open; their units are in the names. */
export interface MerchantLimits {
  /** How long before a sale those who asked for it are reminded. */
  saleReminderMinutes: number
  /** How many buyers may wait for one tier. */
  waitlistCapacity: number
  /** A gift is to be accepted within so long. */
  transferHours: number
  /** And until so long before the start. */
  transferLeadHours: number
  /** Names are taken until so long before the start. */
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

/** Minutes until an unpaid order expires at a merchant who sets no other time (decision 39). */
export const UNPAID_MINUTES = 15

/** Hours in ms. */
export const hours = (count: number): number => count * HOUR
