import * as v from 'valibot'
import { CARD_KINDS, CARD_STATUSES, PRICE_MODES } from '@/domain/card/card-facts'
import { CARD_BLOCKS } from '@/domain/card/sale'
import * as w from './wire'

/** Fields of a privilege card that its face shows (domain §3). */
export const cardFields = {
  cardId: v.pipe(v.string(), v.nonEmpty()),
  /** Id of a buyer's own card; '' for a card on sale. */
  userCardInstanceId: w.text(),
  cardName: w.text(),
  /** Address of a picture; '' without one. */
  cardUrl: w.text(),
  /** Fen. */
  cardPrice: w.priceOrNull,
  pointPrice: w.count,
  priceMode: w.oneOf(PRICE_MODES, 'CASH'),
  /** State of a buyer's own card; null for a card on sale. */
  cardStatus: v.fallback(v.nullable(v.picklist(CARD_STATUSES)), null),
  enabled: w.flag(true),
  isHistory: w.flag(),
  isAnnualCard: w.flag(),
  /** End of the validity, epoch ms; null without one, or if it is counted from the receipt. */
  expirationTime: w.momentOrNull,
  promotionDesc: w.text(),
  /** Tickets that the card covers in all, and those that it covered; null for a card without a count. */
  convertibleTimes: w.numberOrNull,
  redeemedTimes: w.number(),
  /** City and venue of a card for a single venue. */
  venueName: w.text(),
  cityName: w.text(),
  // The following fields are this project's.
  cardKind: w.oneOf(CARD_KINDS, 'RATE'),
  /** Money on a new cash card, and what is left on a buyer's own, fen; null for other cards. */
  worth: w.priceOrNull,
  balance: w.priceOrNull,
  /** Share of a ticket's price that is left to pay (0.8); 0 without one. */
  rate: w.number(),
  /** Sum off each ticket, fen; null without one. */
  cut: w.priceOrNull,
  /** The range in the reader's language. */
  rangeDesc: w.text(),
  /** Start of the validity, epoch ms. */
  validFrom: w.momentOrNull,
  /** Days of validity from the receipt; 0 for a fixed one, and for a buyer's own card. */
  validDays: w.number(),
  /** True for a card that the merchant has stopped for a time. */
  isFrozen: w.flag(),
  /**
   * Why the card cannot be bought (domain/card/sale); null if nothing blocks the purchase. The limit of a buyer is only
   * known in the detail.
   */
  blockReason: v.fallback(v.nullable(v.picklist(CARD_BLOCKS)), null),
  /** Start of the sale, epoch ms. */
  saleFrom: w.momentOrNull,
}

/** Schema of a card. */
export const cardFace = v.object(cardFields)
/** A privilege card: one on sale, or one of the buyer (domain §3). */
export type CardFace = v.InferOutput<typeof cardFace>
