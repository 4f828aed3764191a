/**
 * Error codes of a login by another provider: Google, Apple, WeChat's browser, the bank, a partner. This project
 * defines all of them.
 */
export const OAUTH_CODES = {
  /** The merchant does not offer this provider. */
  providerOff: 22031901,
  /** The credential is forged, for another audience, without its nonce or state, or of another provider. */
  credentialWrong: 22031902,
  credentialExpired: 22031903,
  credentialUsed: 22031904,
  /** The CSRF tokens of the cookie and the body differ. */
  csrfWrong: 22031905,
  /** The provider passes on no e-mail address that it has verified (domain §8). */
  emailMissing: 22031906,
  /**
   * An account already has the provider's e-mail address or phone number. Its owner must log in once; `data` contains a
   * ticket that then links both (api/oauth).
   */
  linkNeeded: 22031907,
  /** The link is forged, old or used, or belongs to another account. */
  linkTicketWrong: 22031908,
} as const
