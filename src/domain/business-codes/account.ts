/** Refusals about the account as a whole. All ours. */
export const ACCOUNT_CODES = {
  /** The account has no contact of this kind to prove. */
  contactMissing: 22032201,
  /** The proof is another's, of another act, used or too old. */
  proofWrong: 22032202,
  /** Orders, tickets or refunds are in the way; the closing's own call names them. */
  closingBlocked: 22032203,
  /** Nothing was taken back by this login that could be closed again. */
  closingOver: 22032204,
} as const
