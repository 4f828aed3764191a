/** Statuses about the caller's login (shell §4, §8). */
export const SESSION_CODES = {
  tokenExpired: 15012010,
  loginExpired: 15012002,
  tokenException: 15012008,
  loggedOut: 10002008,
  notLoggedIn: 15012007,
  otherDevice: 15012009,
  needBind: 15012020,
} as const
