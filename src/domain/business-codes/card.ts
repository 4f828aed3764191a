/** Refusals about privilege cards. All codes are this project's. */
export const CARD_CODES = {
  cardSoldOut: 22036101,
} as const
