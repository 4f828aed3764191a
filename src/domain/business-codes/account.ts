/** Error codes about the account as a whole. This project defines all of them. */
export const ACCOUNT_CODES = {
  /** The account has no contact of this kind whose ownership could be proven. */
  contactMissing: 22032201,
  /** The proof is invalid: of another account or action, used or expired. */
  proofWrong: 22032202,
  /** Orders, tickets or refunds block the closing of the account. A separate call lists them. */
  closingBlocked: 22032203,
  /** This login cancelled no closing of the account that could be resumed. */
  closingOver: 22032204,
} as const
