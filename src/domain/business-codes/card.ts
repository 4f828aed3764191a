/** Error codes about privilege cards. This project defines all of them. */
export const CARD_CODES = {
  /** The card covers no ticket of the purchase, or is not valid now. */
  cardUnfit: 22036101,
  /** A ticket that was bought with a card cannot be rebooked or resold. */
  cardTicketFixed: 22036102,
  /** The coupon is used, held by an order, expired or withdrawn. */
  cardExchangeUnfit: 22036103,
  /** The ticket that an annual card covers must be in its holder's name. */
  cardHolderNeeded: 22036104,
  /** The holder of a card cannot be corrected: the card was redeemed, or its holder was corrected before. */
  cardHolderFixed: 22036105,
} as const
