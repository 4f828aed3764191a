/** Refusals about privilege cards. All codes are this project's. */
export const CARD_CODES = {
  /** The card covers no ticket of the purchase, or is not good now. */
  cardUnfit: 22036101,
  /** A ticket that a card covers cannot be rebooked or resold. */
  cardTicketFixed: 22036102,
  /** The coupon is used, held by an order, expired or withdrawn. */
  cardExchangeUnfit: 22036103,
} as const
