/** Error codes about rebooking. This project defines all of them. */
export const REBOOK_CODES = {
  /** The order is not paid, or has no tickets left. */
  rebookNotPaid: 22034201,
  /** The show does not allow rebooking. */
  rebookNever: 22034202,
  /** The deadline has passed. */
  rebookTooLate: 22034203,
  /** The show was canceled or postponed. */
  rebookShowChanged: 22034204,
  /** Paper tickets are not rebooked. */
  rebookPaper: 22034205,
  /** The tickets result from a rebooking, and only one rebooking is allowed. */
  rebookTwice: 22034206,
  /** The order has an unpaid rebooking. */
  rebookPending: 22034207,
  /** A ticket was used at the gate. */
  rebookUsed: 22034208,
  /** The buyer no longer has a ticket. */
  rebookAway: 22034209,
  /** A ticket was already refunded. */
  rebookReturned: 22034210,
  /** The request contains no ticket of this order. */
  rebookUnknown: 22034211,
  /** A coupon or points paid a part: the tickets can only be rebooked together. */
  rebookTogether: 22034212,
  /** Session and tier are unchanged, or the tier does not fit the tickets. */
  rebookTierUnfit: 22034213,
  /** The hold has expired. */
  rebookHoldOver: 22034214,
  /** A ticket is listed for resale. */
  rebookOffered: 22034215,
  /** The number of seats differs from the number of tickets. */
  rebookSeats: 22034216,
  /** The tickets were bought as a combo. */
  rebookCombo: 22034217,
} as const
