/** Error codes about item orders. This project defines all of them. */
export const ITEM_ORDER_CODES = {
  /** The quantity exceeds the limit of one order; `params` contains the limit. */
  itemLimitReached: 22032401,
  /** The item is issued to a named person, and no person is selected. */
  identityNeeded: 22032402,
  /** The item is not issued to holders of this document type. */
  identityUnfit: 22032403,
  /** The item is not sold now. */
  itemNotOnSale: 22032404,
  itemSoldOut: 22032405,
  /** The buyer already has the maximum number of this item per person. */
  itemOwned: 22032406,
  /** The buyer has too many unpaid orders of items; the message names their number. */
  itemOrdersOpen: 22032413,
  /** The buyer has too few points that can be used. */
  pointsShort: 22032412,
  /** The order is not paid, or was refunded before. */
  itemRefundNotPaid: 22032407,
  /** The item cannot be refunded. */
  itemRefundNever: 22032408,
  /** The last day for a refund has passed. */
  itemRefundTooLate: 22032409,
  /** A part of the purchase is used, or held by an order. */
  itemRefundUsed: 22032410,
  /** The buyer's card pays for an order that is unpaid or whose session has not taken place. */
  itemRefundBooked: 22032411,
} as const
