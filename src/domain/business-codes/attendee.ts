/** Error codes about attendees, in the buyer's list and in an order. This project defines all of them. */
export const ATTENDEE_CODES = {
  attendeeExists: 22030201,
  attendeeLimit: 22030202,
  idNumberWrong: 22030203,
  attendeeCount: 22030305,
  attendeeUnfit: 22030306,
  /** Another order of the session names the same document. */
  attendeeTaken: 22030313,
} as const
