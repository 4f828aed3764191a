/** A card on sale, in the form of the gateway's response. */
export const saleOf = (cardId: string, more: object = {}) => ({
  ...{ cardId, cardName: `卡 ${cardId}`, cardKind: 'CASH', cardPrice: 46_000, worth: 50_000, priceMode: 'CASH' },
  ...{ promotionDesc: '充 500 元只要 460 元', rangeDesc: '全部演出可用', validDays: 365 },
  ...more,
})

/** A buyer's card, in the form of the gateway's response. */
export const ownOf = (userCardInstanceId: string, more: object = {}) => ({
  ...saleOf('B1', { validDays: 0, validFrom: 1, expirationTime: 4_000_000_000_000 }),
  ...{ userCardInstanceId, cardStatus: 'ACTIVE', balance: 31_950 },
  ...more,
})

/** A page of a list. */
export const pageOf = (...items: object[]) => ({ items, total: items.length, last: true })
