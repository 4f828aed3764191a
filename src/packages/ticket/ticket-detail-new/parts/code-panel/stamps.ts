/** Text keys for the sentence below the stamp of an ended ticket; null if the stamp alone is sufficient. */
export const STAMP_NOTES = {
  USED: null,
  EXPIRED: 'detail.stampExpired',
  REFUNDED: 'detail.stampRefunded',
  REBOOKED: 'detail.stampRebooked',
  SOLD: 'detail.stampSold',
  GIVEN: 'detail.stampGiven',
} as const
