/** Codes in the response's `errorCode`, which accompanies its status (shell §4, §8). */
export const TEXT_CODES = {
  /** The shop is closed. This can accompany any status. */
  shopClosed: 'RE030326003101',
  /** An earlier selection of the booking is invalid. */
  choiceInvalid: 'RE110028217778',
  choiceGone: 'RE110028217763',
} as const
