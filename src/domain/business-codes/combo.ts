/** Error codes about combos. This project defines all of them. */
export const COMBO_CODES = {
  /** The choice is not a whole set. `data` contains the problem and the missing parts. */
  comboChoiceWrong: 22035401,
  /** The merchant's price table or parts are not possible. `data` contains the problem. */
  comboRuleWrong: 22035402,
} as const
