/** Refusals of a refund. All ours. */
export const REFUND_CODES = {
  /** The order is not paid, or nothing of it is left. */
  refundNotPaid: 22034101,
  /** The show gives nothing back. */
  refundNever: 22034102,
  /** The last deadline has passed. */
  refundTooLate: 22034103,
  /** The buyer has had as many refunds in this session as the merchant allows. */
  refundCount: 22034104,
  /** A ticket was used at the gate. */
  refundUsed: 22034105,
  /** A ticket is no longer with its buyer. */
  refundAway: 22034106,
  /** A ticket came back before. */
  refundReturned: 22034107,
  /** No ticket of this order is named. */
  refundUnknown: 22034108,
  /** The quote is not ours, or of another order or buyer. */
  refundQuoteWrong: 22034109,
  /** The quote has expired; `data` carries the new one. */
  refundQuoteExpired: 22034110,
  /** A deadline has passed, or something else has changed what comes back; `data` carries the new quote. */
  refundQuoteChanged: 22034111,
  /** A ticket is offered to the waitlist. */
  refundOffered: 22034112,
  /** A rebooking of a ticket waits to be paid. */
  refundRebooking: 22034113,
} as const
