/** Codes in the answer's `errorCode`, beside its status (shell §4, §8). */
export const TEXT_CODES = {
  /** The shop is closed; applies to every status. */
  shopClosed: 'RE030326003101',
  /** A booking's earlier choice is invalid. */
  choiceInvalid: 'RE110028217778',
  choiceGone: 'RE110028217763',
} as const
