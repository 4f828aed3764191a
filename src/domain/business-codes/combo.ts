/** Error codes about combos. This project defines all of them. */
export const COMBO_CODES = {
  /** The choice is not a whole set. `data` contains the problem and the missing parts. */
  comboChoiceWrong: 22035401,
} as const
