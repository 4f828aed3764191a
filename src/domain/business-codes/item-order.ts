/** Refusals of item orders. All codes are this project's. */
export const ITEM_ORDER_CODES = {
  /** More than the buyer may order at once; `params` has the count. */
  itemLimitReached: 22032401,
  /** The item is issued in a person's name, and none is chosen. */
  identityNeeded: 22032402,
  /** The chosen person's document is of a kind that the item is not issued to. */
  identityUnfit: 22032403,
  /** The item is not sold now. */
  itemNotOnSale: 22032404,
  itemSoldOut: 22032405,
  /** The buyer has as many as one person may have. */
  itemOwned: 22032406,
  /** The order is not paid, or was refunded before. */
  itemRefundNotPaid: 22032407,
  /** The item allows no refunds. */
  itemRefundNever: 22032408,
  /** The last day for a refund has passed. */
  itemRefundTooLate: 22032409,
  /** A part of the purchase is used, or held by an order. */
  itemRefundUsed: 22032410,
  /** A card pays an order that is unpaid or still to come. */
  itemRefundBooked: 22032411,
} as const
