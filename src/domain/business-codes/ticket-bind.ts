/** Refusals about tickets of other sellers that a code binds to an account. All codes are this project's. */
export const TICKET_BIND_CODES = {
  /** There is no such code, or the digits are not those of the phone on its ticket. */
  bindCodeWrong: 22033601,
  /** The buyer entered too many wrong codes and may try again later. */
  bindCodeLocked: 22033602,
  /** Another account has it. */
  bindCodeTaken: 22033603,
  /** This account has it; `data` carries the voucher. */
  bindCodeYours: 22033604,
  bindCodeExpired: 22033605,
  /** The host withdrew the invitation, or the seller the ticket. */
  bindCodeWithdrawn: 22033606,
} as const
