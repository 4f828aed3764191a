/** Refusals of an offer to the waitlist. All ours. */
export const TICKET_RETURN_CODES = {
  /** The order is not paid, or nothing of it is left. */
  returnNotPaid: 22034301,
  /** The show offers no tickets to a waitlist. */
  returnNever: 22034302,
  /** The show was cancelled or postponed. */
  returnShowChanged: 22034303,
  /** Paper tickets that are sent are not offered. */
  returnPaper: 22034304,
  /** The tickets can be refunded. */
  returnRefundable: 22034305,
  /** The deadline has passed. */
  returnTooLate: 22034306,
  /** A rebooking of the order waits to be paid. */
  returnRebooking: 22034307,
  /** A ticket was used at the gate. */
  returnUsed: 22034308,
  /** A ticket is no longer with its buyer. */
  returnAway: 22034309,
  /** A ticket came back before. */
  returnReturned: 22034310,
  /** The tier has no waitlist. */
  returnNoLine: 22034311,
  /** The tier still sells. */
  returnOnSale: 22034312,
  /** No ticket of this order is named. */
  returnUnknown: 22034313,
  /** Another amount was agreed to; `data` carries the order's offers as they are now. */
  returnAmountChanged: 22034314,
  /** Somebody is paying for the ticket at this moment. */
  returnPaying: 22034315,
  /** The ticket is not offered, or has been sold. */
  returnOver: 22034316,
  /** The tickets took the place of others that could not be refunded. */
  returnRebooked: 22034317,
} as const
