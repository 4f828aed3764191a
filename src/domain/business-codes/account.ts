/** Refusals about the account as a whole. All codes are this project's. */
export const ACCOUNT_CODES = {
  /** The account has no contact of this kind to prove. */
  contactMissing: 22032201,
  /** The proof is invalid: of another account or action, used or expired. */
  proofWrong: 22032202,
  /** Orders, tickets or refunds block the closing; its own call lists them. */
  closingBlocked: 22032203,
  /** This login has not cancelled a closing that could be resumed. */
  closingOver: 22032204,
} as const
