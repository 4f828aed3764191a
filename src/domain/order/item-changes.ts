/** What can become of single tickets of an order: the order action types (domain §3). */
export const ITEM_CHANGES = ['REFUND', 'REBOOK'] as const
