/** Error codes about accounts with an e-mail address and password. This project defines all of them. */
export const EMAIL_ACCOUNT_CODES = {
  /** The link was not sent by the gateway, or its code was not verified. */
  linkWrong: 22031601,
  linkExpired: 22031602,
  /** The link was used to set a password; the account can log in. */
  linkUsed: 22031603,
  /** The password does not have 8 to 20 characters of three kinds. */
  passwordUnfit: 22031604,
  /** The password is one of the most common passwords. */
  passwordEasy: 22031605,
  oldPasswordWrong: 22031606,
} as const
