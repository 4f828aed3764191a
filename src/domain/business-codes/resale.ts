/** Error codes about the resale of tickets through the waitlist. This project defines all of them. */
export const RESALE_CODES = {
  /** The order is not paid, or has no tickets left. */
  resaleNotPaid: 22034301,
  /** The show does not allow resale. */
  resaleNever: 22034302,
  /** The show was canceled or postponed. */
  resaleShowChanged: 22034303,
  /** Paper tickets that were sent cannot be resold. */
  resalePaper: 22034304,
  /** The tickets can be refunded. */
  resaleRefundable: 22034305,
  /** The deadline has passed. */
  resaleTooLate: 22034306,
  /** The order has an unpaid rebooking. */
  resaleRebooking: 22034307,
  /** A ticket was used at the gate. */
  resaleUsed: 22034308,
  /** The buyer no longer has a ticket. */
  resaleAway: 22034309,
  /** A ticket was already refunded or resold. */
  resaleReturned: 22034310,
  /** The tier has no waitlist. */
  resaleNoLine: 22034311,
  /** The tier is still on sale. */
  resaleOnSale: 22034312,
  /** The request contains no ticket of this order. */
  resaleUnknown: 22034313,
  /** The amount differs from the amount that the buyer agreed to; `data` contains the order's current listings. */
  resaleAmountChanged: 22034314,
  /** Another buyer is paying for the ticket. */
  resalePaying: 22034315,
  /** The ticket is not listed, or has been sold. */
  resaleOver: 22034316,
  /** The tickets result from a rebooking of tickets that could not be refunded. */
  resaleRebooked: 22034317,
  /** The tickets were bought as a combo. */
  resaleCombo: 22034318,
} as const
