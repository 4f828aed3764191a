/** Error codes about the account as a whole. This project defines all of them. */
export const ACCOUNT_CODES = {
  /** The account has no contact of this kind whose ownership could be proven. */
  contactMissing: 22032201,
  /** The proof belongs to another account or action, was used before, or has expired. */
  proofWrong: 22032202,
  /** Orders, tickets or refunds block the closing of the account. A separate call lists them. */
  closingBlocked: 22032203,
  /** This login canceled no closing of the account, so none can be resumed. */
  closingOver: 22032204,
} as const
