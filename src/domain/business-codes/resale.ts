/** Refusals of an offer to the waitlist. All codes are this project's. */
export const RESALE_CODES = {
  /** The order is not paid, or has no tickets left. */
  resaleNotPaid: 22034301,
  /** The show offers no tickets to a waitlist. */
  resaleNever: 22034302,
  /** The show was cancelled or postponed. */
  resaleShowChanged: 22034303,
  /** Paper tickets that are sent are not offered. */
  resalePaper: 22034304,
  /** The tickets can be refunded. */
  resaleRefundable: 22034305,
  /** The deadline has passed. */
  resaleTooLate: 22034306,
  /** A rebooking of the order waits to be paid. */
  resaleRebooking: 22034307,
  /** A ticket was used at the gate. */
  resaleUsed: 22034308,
  /** A ticket is no longer with its buyer. */
  resaleAway: 22034309,
  /** A ticket came back before. */
  resaleReturned: 22034310,
  /** The tier has no waitlist. */
  resaleNoLine: 22034311,
  /** The tier still sells. */
  resaleOnSale: 22034312,
  /** No ticket of this order is named. */
  resaleUnknown: 22034313,
  /** The buyer agreed to another amount; `data` carries the order's current offers. */
  resaleAmountChanged: 22034314,
  /** Another buyer is paying for the ticket. */
  resalePaying: 22034315,
  /** The ticket is not offered, or has been sold. */
  resaleOver: 22034316,
  /** The tickets took the place of others that could not be refunded. */
  resaleRebooked: 22034317,
} as const
