/** Reasons why a buyer cannot buy a card. The first reason that applies is used. */
export const CARD_BLOCKS = ['NOT_ENABLED', 'NOT_YET', 'ENDED', 'SOLD_OUT', 'PER_PERSON'] as const
export type CardBlock = (typeof CARD_BLOCKS)[number]

/** The facts of a card's sale. Times in epoch ms. Null means no limit. */
interface CardSaleFacts {
  enabled: boolean
  saleFrom: number | null
  saleTo: number | null
  /** Fixed end of the card's validity. */
  validUntil: number | null
  stock: number | null
  /** Maximum number of cards per buyer. */
  perPerson: number | null
  /** Number of cards that the buyer has, without refunded cards. */
  owned: number
}

/** Returns the reason why a card cannot be bought at `now`, or null. */
export const cardBlock = (facts: CardSaleFacts, now: number): CardBlock | null => {
  const { enabled, saleFrom, saleTo, validUntil, stock, perPerson, owned } = facts
  if (!enabled) return 'NOT_ENABLED'
  if (saleFrom !== null && now < saleFrom) return 'NOT_YET'
  if (now >= Math.min(saleTo ?? Infinity, validUntil ?? Infinity)) return 'ENDED'
  if (stock === 0) return 'SOLD_OUT'
  return perPerson !== null && owned >= perPerson ? 'PER_PERSON' : null
}
