/** Error codes about refunds. This project defines all of them. */
export const REFUND_CODES = {
  /** The order is not paid, or has no tickets left. */
  refundNotPaid: 22034101,
  /** The show allows no refunds. */
  refundNever: 22034102,
  /** The last deadline has passed. */
  refundTooLate: 22034103,
  /** The buyer has reached the merchant's limit of refunds in this session. */
  refundCount: 22034104,
  /** A ticket was used at the gate. */
  refundUsed: 22034105,
  /** The buyer no longer has a ticket. */
  refundAway: 22034106,
  /** A ticket was already refunded. */
  refundReturned: 22034107,
  /** The request contains no ticket of this order. */
  refundUnknown: 22034108,
  /** The quote is invalid, or of another order or buyer. */
  refundQuoteWrong: 22034109,
  /** The quote has expired; `data` contains the new quote. */
  refundQuoteExpired: 22034110,
  /** The refund has changed, for example because a deadline has passed; `data` contains the new quote. */
  refundQuoteChanged: 22034111,
  /** A ticket is listed for resale. */
  refundOffered: 22034112,
  /** A ticket has an unpaid rebooking. */
  refundRebooking: 22034113,
} as const
