/** Refusals of a rebooking. All codes are this project's. */
export const REBOOK_CODES = {
  /** The order is not paid, or has no tickets left. */
  rebookNotPaid: 22034201,
  /** The show does not allow rebooking. */
  rebookNever: 22034202,
  /** The deadline has passed. */
  rebookTooLate: 22034203,
  /** The show was cancelled or postponed. */
  rebookShowChanged: 22034204,
  /** Paper tickets are not rebooked. */
  rebookPaper: 22034205,
  /** The tickets are the result of a rebooking. */
  rebookTwice: 22034206,
  /** A rebooking of the order is unpaid. */
  rebookPending: 22034207,
  /** A ticket was used at the gate. */
  rebookUsed: 22034208,
  /** The buyer no longer has a ticket. */
  rebookAway: 22034209,
  /** A ticket was returned before. */
  rebookReturned: 22034210,
  /** No ticket of this order is named. */
  rebookUnknown: 22034211,
  /** A coupon or points paid a part: the tickets can only be rebooked together. */
  rebookTogether: 22034212,
  /** Session and tier are unchanged, or the tier does not fit the tickets. */
  rebookTierUnfit: 22034213,
  /** The hold has expired. */
  rebookHoldOver: 22034214,
  /** A ticket is offered to the waitlist. */
  rebookOffered: 22034215,
  /** The number of seats differs from the number of tickets. */
  rebookSeats: 22034216,
} as const
