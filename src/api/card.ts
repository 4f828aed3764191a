import * as v from 'valibot'
import { BOOKING_BLOCKS } from '@/domain/card/booking'
import { CARD_EVENTS, CARD_KINDS } from '@/domain/card/card-facts'
import { ITEM_REFUND_RULES } from '@/domain/refund/item'
import { get } from '@/request/call'
import { cardFace, cardFields, type CardFace } from './card-face'
import { showCard } from './show-card'
import * as w from './wire'

/** Returns the privilege cards on sale, sold-out ones last. The path is this project's. */
export const cardsOnSale = get<{ offset: number; length: number }, w.Page<CardFace>>(
  'user/buyer/v3/privilege/card/list',
  { auth: 'buyer', importance: 'high', read: w.pageReader(cardFace) },
)

interface OwnCardsParams {
  offset: number
  length: number
  /** True for past cards: used up, expired, refunded. */
  history?: boolean
  /** Cards of one kind. */
  cardId?: string
}

/** Returns this buyer's cards in the order of their use, or past ones. The fields are this project's. Source: domain §7. */
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
  /** How often it can be used; '' if that is not limited. */
  howOften: w.text(),
})
/** A right that a card gives. */
export type CardRight = v.InferOutput<typeof right>

const cardEvent = v.object({
  kind: v.picklist(CARD_EVENTS),
  time: w.moment,
  /** Change of the balance, fen, and of the times left; 0 for none. */
  amount: w.amount,
  times: w.number(),
  /** Ticket order, item order or coupon of the change; '' without one. */
  orderId: w.text(),
  itemOrderId: w.text(),
  couponId: w.text(),
})
export type CardEvent = v.InferOutput<typeof cardEvent>

const own = v.object({
  /** The person of an annual card; '' without one. The number is masked. */
  identityName: w.text(),
  identityType: w.text(),
  identityNo: w.text(),
  /** Names of fixed seats. */
  seatInfos: w.list(w.text()),
  receivedTime: w.momentOrNull,
  /** Its changes, the oldest first. */
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
  /** Cards that one buyer may have; null without a limit. */
  perPerson: w.numberOrNull,
  /** Remaining cards; null without a limit. */
  stock: w.numberOrNull,
  /** End of the sale, epoch ms. */
  saleTo: w.momentOrNull,
  rights: w.list(right),
  /** Facts of the buyer's own card; null for a card on sale. */
  own: w.objectOrNull(own),
})
/** A card with its terms. All fields that domain §3 does not name are this project's. */
export type CardDetail = v.InferOutput<typeof cardDetail>

/** Returns a card, or with `userCardInstanceId` one of this buyer. The path is this project's. */
export const cardDetails = get<{ cardId: string; userCardInstanceId?: string }, CardDetail>(
  'user/buyer/v3/privilege/card/{cardId}',
  { auth: 'buyer', importance: 'high', read: w.reader(cardDetail) },
)

/** Returns the cards that an item order of this buyer brought. Source: domain §7, cards. */
export const cardsOfOrder = get<{ itemOrderId: string }, CardFace[]>(
  'user/buyer/v3/privilege/card/query_card_by_order_id',
  { auth: 'buyer', importance: 'high', read: w.reader(w.list(cardFace)) },
)

const showCover = v.object({
  cardId: w.text(),
  userCardInstanceId: v.pipe(v.string(), v.nonEmpty()),
  cardKind: w.oneOf(CARD_KINDS, 'RATE'),
  cardName: w.text(),
  /** Why the card books no tickets; null if nothing blocks it. */
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

/** Returns the sessions and tiers of a show that a card of this buyer covers. The path is this project's. */
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
  /** Shows on sale there that the card is good for. */
  showCount: w.number(),
})
/** A venue that a card is good for. */
export type CardVenue = v.InferOutput<typeof cardVenue>

const cardRangePage = w.pageReader(showCard, { venues: w.list(cardVenue) })

/** Returns a page of the shows on sale that a card is good for, and all of their venues. The path is this project's. */
export const cardRange = get<
  { cardId: string; cityId?: string; offset: number; length: number },
  ReturnType<typeof cardRangePage>
>('user/buyer/v3/privilege/card/{cardId}/range', { auth: 'buyer', importance: 'high', read: cardRangePage })
