/** Text keys of the states in which a ticket has ended: the state in a word, and what became of the ticket. */
export const STAMPS = {
  USED: { title: 'detail.used', note: 'detail.stampUsed' },
  EXPIRED: { title: 'detail.expired', note: 'detail.stampExpired' },
  REFUNDED: { title: 'detail.refunded', note: 'detail.stampRefunded' },
  REBOOKED: { title: 'detail.rebooked', note: 'detail.stampRebooked' },
  SOLD: { title: 'detail.sold', note: 'detail.stampSold' },
  GIVEN: { title: 'detail.given', note: 'detail.stampGiven' },
} as const
