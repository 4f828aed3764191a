/** Text keys of the sentence beside the stamp of an ended ticket; null where the stamp suffices. */
export const STAMP_NOTES = {
  USED: null,
  EXPIRED: 'detail.stampExpired',
  REFUNDED: 'detail.stampRefunded',
  REBOOKED: 'detail.stampRebooked',
  SOLD: 'detail.stampSold',
  GIVEN: 'detail.stampGiven',
} as const
