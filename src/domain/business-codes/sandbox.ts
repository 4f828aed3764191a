/**
 * Answers of a sandbox gateway only: its console and its fault injection. The first code is HTTP's. All others are this
 * project's.
 */
export const SANDBOX_CODES = {
  foreignOrigin: 403,
  clockMove: 22030601,
  /** Answered because a fault was set. */
  injected: 22030602,
  /** The caller waits in a queue. */
  queued: 22030603,
  /** The order does not show its show's pass. */
  passNeeded: 22030604,
  /** The console and the gate are closed to other machines. */
  otherMachine: 22030605,
  /** The console names an account, or a kind of coupon or card, that does not exist. */
  accountUnknown: 22030606,
  kindUnknown: 22030607,
} as const
