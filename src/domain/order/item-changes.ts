/** Changes that affect single tickets of an order, as order action types (domain §3). */
export const ITEM_CHANGES = ['REFUND', 'REBOOK'] as const
