/** Refusals about the account as a whole. All ours. */
export const ACCOUNT_CODES = {
  /** The account has no contact of this kind to prove. */
  contactMissing: 22031901,
  /** The proof is another's, of another act, used or too old. */
  proofWrong: 22031902,
  /** Orders, tickets or refunds are in the way; the closing's own call names them. */
  closingBlocked: 22031903,
  /** Nothing was taken back by this login that could be closed again. */
  closingOver: 22031904,
} as const
