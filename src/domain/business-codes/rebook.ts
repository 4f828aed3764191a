/** Refusals of a rebooking. All ours. */
export const REBOOK_CODES = {
  /** The order is not paid, or nothing of it is left. */
  rebookNotPaid: 22034201,
  /** The show rebooks nothing. */
  rebookNever: 22034202,
  /** The deadline has passed. */
  rebookTooLate: 22034203,
  /** The show was cancelled or postponed. */
  rebookShowChanged: 22034204,
  /** Paper tickets are not rebooked. */
  rebookPaper: 22034205,
  /** The tickets came of a rebooking. */
  rebookTwice: 22034206,
  /** A rebooking of the order waits to be paid. */
  rebookPending: 22034207,
  /** A ticket was used at the gate. */
  rebookUsed: 22034208,
  /** A ticket is no longer with its buyer. */
  rebookAway: 22034209,
  /** A ticket came back before. */
  rebookReturned: 22034210,
  /** No ticket of this order is named. */
  rebookUnknown: 22034211,
  /** A coupon or points paid a part: the tickets are rebooked together. */
  rebookTogether: 22034212,
  /** Session and tier are those of the tickets, or the tier does not fit them. */
  rebookTierUnfit: 22034213,
  /** What was held is held no more. */
  rebookHoldOver: 22034214,
  /** A ticket is offered to the waitlist. */
  rebookOffered: 22034215,
  /** Not as many seats were picked as there are tickets. */
  rebookSeats: 22034216,
} as const
