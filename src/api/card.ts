import * as v from 'valibot'
import { BOOKING_BLOCKS } from '@/domain/card/booking'
import { CARD_EVENTS, CARD_KINDS } from '@/domain/card/card-facts'
import { ITEM_REFUND_RULES } from '@/domain/refund/item'
import { get, post } from '@/request/call'
import { cardFace, cardFields, type CardFace } from './card-face'
import { sessionRange } from './session-range'
import { showCard } from './show-card'
import * as w from './wire'

/**
 * Returns the privilege cards on sale, sold-out cards last. `forPoints` selects the cards that cost points. The path
 * is not in the specification.
 */
export const cardsOnSale = get<{ offset: number; length: number; forPoints?: boolean }, w.Page<CardFace>>(
  'user/buyer/v3/privilege/card/list',
  { auth: 'buyer', importance: 'high', read: w.pageReader(cardFace) },
)

interface OwnCardsParams {
  offset: number
  length: number
  /** True for past cards: used up, expired, refunded. */
  history?: boolean
  /** Kind of card. Limits the list to this kind. */
  cardId?: string
  /** Show. Limits the list to cards that can be used for one of its tiers. */
  showId?: string
}

/**
 * Returns this buyer's cards in the order in which they are used up, or past cards. The fields are not in the
 * specification. Source: domain §7.
 */
export const ownCards = get<OwnCardsParams, w.Page<CardFace>>('user/buyer/v3/purchased/privilege/card/query', {
  auth: 'buyer',
  importance: 'high',
  read: w.pageReader(cardFace),
})

const right = v.object({
  /** Name of an icon of the storefront. */
  icon: w.text(),
  title: w.text(),
  text: w.text(),
  /** Number of uses as text; '' if unlimited. */
  howOften: w.text(),
})
/** A benefit of a card. */
export type CardRight = v.InferOutput<typeof right>

const cardEvent = v.object({
  kind: v.picklist(CARD_EVENTS),
  time: w.moment,
  /** Change of the balance, fen, and of the remaining uses; 0 for no change. */
  amount: w.amount,
  times: w.number(),
  /** Ticket order, item order or coupon of the change; '' without such an order or coupon. */
  orderId: w.text(),
  itemOrderId: w.text(),
  couponId: w.text(),
})
export type CardEvent = v.InferOutput<typeof cardEvent>

const own = v.object({
  /** Holder of an annual card; '' without a holder. The document number is masked. */
  identityName: w.text(),
  identityType: w.text(),
  identityNo: w.text(),
  /** True if the buyer can correct the holder: once, before the first redemption. */
  canCorrectHolder: w.optional(w.flag()),
  /** Fixed seats, and the seats of coming sessions that the card has paid for. */
  seatInfos: w.list(w.text()),
  receivedTime: w.momentOrNull,
  /** Changes of the card, oldest first. */
  events: w.list(cardEvent),
})

const range = v.object({
  useCouponRule: w.text(),
  couponUseLimitVO: w.objectOrNull(
    v.object({
      showIds: w.list(w.text()),
      showSessionIds: w.list(w.text()),
      seatPlanIds: w.list(w.text()),
      venueIds: w.list(w.text()),
      showTypes: w.list(w.text()),
      tagIds: w.list(w.text()),
      itemIds: w.list(w.text()),
      categoryIds: w.list(w.text()),
    }),
  ),
})

const cardDetail = v.object({
  ...cardFields,
  rangeVO: w.objectOrNull(range),
  refundRule: w.oneOf(ITEM_REFUND_RULES, 'UNUSED_7_DAYS'),
  /** Maximum number of cards per buyer; null without a limit. */
  perPerson: w.numberOrNull,
  /** Remaining cards; null without a limit. */
  stock: w.numberOrNull,
  /** End of the sale, epoch ms. */
  saleTo: w.momentOrNull,
  rights: w.list(right),
  /** The agreement about purchases; null without one. */
  agreement: w.optional(w.objectOrNull(v.object({ id: w.text(), title: w.text() }))),
  /** Facts of the buyer's own card; null for a card on sale. */
  own: w.objectOrNull(own),
})
/** A card with its terms. Fields that are not in domain §3 are not in the specification. */
export type CardDetail = v.InferOutput<typeof cardDetail>

/** Returns a card on sale; with `userCardInstanceId`, a card of this buyer. The path is not in the specification. */
export const cardDetails = get<{ cardId: string; userCardInstanceId?: string }, CardDetail>(
  'user/buyer/v3/privilege/card/{cardId}',
  { auth: 'buyer', importance: 'high', read: w.reader(cardDetail) },
)

/**
 * Issues an annual card of this buyer to another attendee, once and before the first redemption. The path is not in the
 * specification.
 */
export const correctCardHolder = post<{ cardId: string; userCardInstanceId: string; audienceId: string }, void>(
  'user/buyer/v3/privilege/card/{cardId}/holder',
  { auth: 'buyer', importance: 'high', read: w.nothing },
)

/** Returns the cards that were issued for an item order of this buyer. Source: domain §7, cards. */
export const cardsOfOrder = get<{ itemOrderId: string }, CardFace[]>(
  'user/buyer/v3/privilege/card/query_card_by_order_id',
  { auth: 'buyer', importance: 'high', read: w.reader(w.list(cardFace)) },
)

const showCover = v.object({
  cardId: w.text(),
  userCardInstanceId: v.pipe(v.string(), v.nonEmpty()),
  cardKind: w.oneOf(CARD_KINDS, 'RATE'),
  cardName: w.text(),
  /** Reason why the card cannot be used for tickets; null if nothing blocks its use. */
  bookingBlockReason: v.fallback(v.nullable(v.picklist(BOOKING_BLOCKS)), null),
  /** Sessions in the card's range. */
  sessions: w.list(
    v.object({
      sessionId: v.pipe(v.string(), v.nonEmpty()),
      /** Tickets that the card still covers. */
      left: w.count,
      /** Tiers in the card's range. */
      seatPlanIds: w.list(w.text()),
    }),
  ),
})
/** The part of a show that a buyer's card covers. */
export type ShowCover = v.InferOutput<typeof showCover>

interface CoverParams {
  showId: string
  /** Kind of the card. Without `userCardInstanceId`, the buyer's first card of the kind is meant. */
  cardId?: string | undefined
  userCardInstanceId?: string | undefined
}

/** Returns the sessions and tiers of a show that a card of this buyer covers. The path is not in the specification. */
export const cardCover = get<CoverParams, ShowCover>('user/buyer/v3/privilege/card/cover', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(showCover),
})

const cardVenue = v.object({
  venueId: v.pipe(v.string(), v.nonEmpty()),
  venueName: w.text(),
  cityName: w.text(),
  address: w.text(),
  /** Degrees, datum gcj02. */
  lat: w.numberOrNull,
  lng: w.numberOrNull,
  imageUrl: w.text(),
  /** Number of shows on sale at this venue for which the card is valid. */
  showCount: w.number(),
})
/** A venue where a card is valid. */
export type CardVenue = v.InferOutput<typeof cardVenue>

const rangeShow = v.object({
  ...showCard.entries,
  /** Sessions and tiers that the card is limited to; empty if the card is valid for the whole show. */
  sessionRangeVoList: w.optional(w.list(sessionRange)),
})

/** A show of a card's range. */
export type RangeShow = v.InferOutput<typeof rangeShow>

const cardRangePage = w.pageReader(rangeShow, { venues: w.list(cardVenue) })

/**
 * Returns a page of the shows on sale for which a card is valid, and all of their venues. The path is not in the
 * specification.
 */
export const cardRange = get<
  { cardId: string; cityId?: string; offset: number; length: number },
  ReturnType<typeof cardRangePage>
>('user/buyer/v3/privilege/card/{cardId}/range', { auth: 'buyer', importance: 'high', read: cardRangePage })
