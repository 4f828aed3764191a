/** Refusals of accounts by e-mail and of their passwords. All codes are this project's. */
export const EMAIL_ACCOUNT_CODES = {
  /** No mail of the gateway has this link, or the link's code was not proven. */
  linkWrong: 22031601,
  linkExpired: 22031602,
  /** The link was used to set a password; the account can log in. */
  linkUsed: 22031603,
  /** The password does not have 8 to 20 characters of three kinds. */
  passwordUnfit: 22031604,
  /** Among those that are guessed first. */
  passwordEasy: 22031605,
  oldPasswordWrong: 22031606,
} as const
