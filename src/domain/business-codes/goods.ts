/** Error codes about goods that are sold with tickets or in the shop. This project defines all of them. */
export const GOODS_CODES = {
  /** A variant has too few pieces; the message names the goods. */
  goodsSoldOut: 22037201,
  /** The number of pieces exceeds the limit; the message names the limit. */
  goodsLimitReached: 22037202,
  /** The goods are not sold with these tickets, or the attributes do not name one of their variants. */
  goodsUnfit: 22037203,
  /** The show has begun or the parcel has left, so that no goods can be added to the order. */
  goodsTooLate: 22037204,
  /** A bound payment does not name the transactions of all its orders. */
  transactionsIncomplete: 22037205,
  /** The goods have no such variant. */
  goodsVariantGone: 22037206,
  /** The goods are not sold any more. */
  goodsOffShelf: 22037207,
  /** The sale has not begun; the data contain its start. */
  goodsNotYet: 22037208,
  /** A line of the cart is no longer there, or has other goods. */
  cartLineGone: 22037209,
  /** The buyer has too many reminders of goods; the message names the limit. */
  goodsReminderLimit: 22037210,
} as const
