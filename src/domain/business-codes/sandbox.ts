/**
 * Error codes of the sandbox gateway only, for its console and fault injection. The first code is a status of HTTP.
 * This project defines the others.
 */
export const SANDBOX_CODES = {
  foreignOrigin: 403,
  clockMove: 22030601,
  /** The response of an injected fault. */
  injected: 22030602,
  /** The call must wait in the queue. */
  queued: 22030603,
  /** The order lacks the queue pass of its show. */
  passNeeded: 22030604,
  /** Console and gate open only on the machine of the gateway. */
  otherMachine: 22030605,
  /** The console names an account, or a kind of coupon or card, that does not exist. */
  accountUnknown: 22030606,
  kindUnknown: 22030607,
} as const
