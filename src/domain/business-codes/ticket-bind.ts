/** Error codes about tickets of other sellers, which a code binds to an account. This project defines all of them. */
export const TICKET_BIND_CODES = {
  /** The code does not exist, or the digits do not match the phone number of its ticket. */
  bindCodeWrong: 22033601,
  /** The buyer entered too many wrong codes and may try again later. */
  bindCodeLocked: 22033602,
  /** The code is bound to another account. */
  bindCodeTaken: 22033603,
  /** The code is already bound to this account; `data` contains the voucher. */
  bindCodeYours: 22033604,
  bindCodeExpired: 22033605,
  /** The organizer withdrew the invitation, or the seller withdrew the ticket. */
  bindCodeWithdrawn: 22033606,
} as const
