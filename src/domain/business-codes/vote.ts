/** Error codes about votes. This project defines all of them. */
export const VOTE_CODES = {
  /** The vote has not begun. */
  voteNotOpen: 22035301,
  /** The vote is over. */
  voteOver: 22035302,
  /** The merchant has canceled the vote. */
  voteCanceled: 22035303,
  /** The account has no phone number. */
  voteNoPhone: 22035304,
  /** The account does not meet the condition of the vote. */
  voteNotAllowed: 22035305,
  /** The options are not possible: unknown ones, or too few or many. `params` contains the numbers. */
  voteChoiceWrong: 22035306,
  /** The only ballot is cast. */
  voteVoted: 22035307,
  /** The ballots of today are cast. */
  voteDayLimit: 22035308,
  /** The same person has voted with another account. */
  voteOtherAccount: 22035309,
  /** The ballot can no longer be changed. */
  voteNoChange: 22035310,
  /** Another ballot of this vote has the same receipt. */
  voteReceiptUsed: 22035311,
  /** The list of receipts is not public yet. */
  voteTallyClosed: 22035312,
} as const
