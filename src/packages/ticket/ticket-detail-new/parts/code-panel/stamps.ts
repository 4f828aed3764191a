/** Text keys of the sentence beside the stamp of a ticket that has ended; null where the stamp says it all. */
export const STAMP_NOTES = {
  USED: null,
  EXPIRED: 'detail.stampExpired',
  REFUNDED: 'detail.stampRefunded',
  REBOOKED: 'detail.stampRebooked',
  SOLD: 'detail.stampSold',
  GIVEN: 'detail.stampGiven',
} as const
