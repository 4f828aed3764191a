import * as v from 'valibot'
import { CARD_KINDS, CARD_STATUSES, PRICE_MODES } from '@/domain/card/card-facts'
import { CARD_BLOCKS } from '@/domain/card/sale'
import * as w from './wire'

/** Fields of a privilege card for its displayed card face (domain §3). */
export const cardFields = {
  cardId: v.pipe(v.string(), v.nonEmpty()),
  /** Id of a buyer's own card; '' for a card on sale. */
  userCardInstanceId: w.text(),
  cardName: w.text(),
  /** Address of a picture; '' without a picture. */
  cardUrl: w.text(),
  /** Price of the card, fen. */
  cardPrice: w.priceOrNull,
  pointPrice: w.count,
  priceMode: w.oneOf(PRICE_MODES, 'CASH'),
  /** State of a buyer's own card; null for a card on sale. */
  cardStatus: v.fallback(v.nullable(v.picklist(CARD_STATUSES)), null),
  enabled: w.flag(true),
  isHistory: w.flag(),
  isAnnualCard: w.flag(),
  /** End of the validity, epoch ms; null for an unlimited validity, or if the validity starts with the receipt. */
  expirationTime: w.momentOrNull,
  promotionDesc: w.text(),
  /**
   * Total number of tickets that the card can cover, and number of tickets already covered; null for a card without a
   * limit.
   */
  convertibleTimes: w.numberOrNull,
  redeemedTimes: w.number(),
  /** Venue and city of a card that is valid at a single venue. */
  venueName: w.text(),
  cityName: w.text(),
  // The following fields are not in the specification.
  cardKind: w.oneOf(CARD_KINDS, 'RATE'),
  /** Amount of a new cash card, or the balance of a buyer's own card, fen; null for other cards. */
  worth: w.priceOrNull,
  balance: w.priceOrNull,
  /** Factor on a ticket's price, for example 0.8 for 20 % off; 0 without a rate. */
  rate: w.number(),
  /** Amount off each ticket, fen; null without a fixed reduction. */
  cut: w.priceOrNull,
  /** Scope of the card in the request's language. */
  rangeDesc: w.text(),
  /** Start of the validity, epoch ms. */
  validFrom: w.momentOrNull,
  /** Days of validity from the receipt; 0 for a fixed validity, and for a buyer's own card. */
  validDays: w.number(),
  /** True if the merchant has suspended the card. */
  isFrozen: w.flag(),
  /**
   * Reason why the card cannot be bought (domain/card/sale); null if nothing blocks the purchase. Only the detail of a
   * card also checks the limit per buyer.
   */
  blockReason: v.fallback(v.nullable(v.picklist(CARD_BLOCKS)), null),
  /** Start of the sale, epoch ms. */
  saleFrom: w.momentOrNull,
}

/** Schema of a card. */
export const cardFace = v.object(cardFields)
/** A privilege card: one on sale, or one of the buyer (domain §3). */
export type CardFace = v.InferOutput<typeof cardFace>
