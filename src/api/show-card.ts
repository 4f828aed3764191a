import * as v from 'valibot'
import {
  flag,
  list,
  momentOrNull,
  number,
  numberOrNull,
  objectOrNull,
  oneOf,
  optional,
  priceOrNull,
  priceParts,
  text,
  utcOffset,
  showTitle,
} from './wire'

export const SHOW_STATUSES = [
  'ON_SALE',
  'PRE_SALE',
  'DISABLED',
  'SOLD_OUT',
  'LACK_OF_TICKET',
  'PENDING',
  'CANCELED',
  'COMPLETED',
  'DELAY',
] as const
/** Show detail status (domain §4). */
export type ShowStatus = (typeof SHOW_STATUSES)[number]

export const showStatus = oneOf(SHOW_STATUSES, 'PENDING')

/** A label on a card; the marketing kinds are MARKETING_TAG_COUPON and MARKETING_TAG_ACTIVITY (domain §3). */
export const showTag = v.object({ type: text(), title: text() })

/** A name in parts, so that a search can mark what it found. */
const namePart = v.object({ type: oneOf(['TEXT', 'HIGHLIGHT'], 'TEXT'), value: text() })

/** The show card of lists, layouts and recommendations (domain §3). Price in fen, times in epoch ms. */
export const showCard = v.object({
  showId: v.pipe(v.string(), v.nonEmpty()),
  showName: showTitle(),
  showNameArr: list(namePart),
  posterUrl: text(),
  /** The picture of a masonry list with its size in pixels. Ours: elsewhere only posters are drawn. */
  cover: v.optional(objectOrNull(v.object({ imageUrl: text(), width: number(), height: number() }))),
  /** Dominant colour of the poster, `#rrggbb`, for what is shown before the picture comes. */
  posterColor: text(),
  showStatus,
  /** The state with what it means for a buyer, ready to show; '' where the storefront's own word says all. */
  showStatusDisplayLong: text(),
  /** The merchant keeps the poster out of lists. */
  isSensitive: flag(),
  /** The date line ready to show, in the language of the request ("2026.12.05 - 2026.12.07"). */
  displayShowTime: text(),
  firstShowTime: momentOrNull,
  lastShowTime: momentOrNull,
  utcOffset,
  saleTime: momentOrNull,
  /** '' where the gateway names the venue only. Ours on a card: the specification has it on a show. */
  venueId: optional(text()),
  venueName: text(),
  venueNameArr: list(namePart),
  cityName: text(),
  backendCategory: v.fallback(v.object({ code: text(), displayName: text() }), { code: '', displayName: '' }),
  showTags: list(showTag),
  minOriginalPriceInfo: priceParts,
  maxOriginalPriceInfo: priceParts,
  /** As in `ShowDynamic`. Ours on a card: the specification has no fee on it, and the lowest price is shown with its fees. */
  unavoidableFee: optional(priceOrNull),
  serviceFee: optional(priceOrNull),
  /** 0 hides the price, -1 "to be determined", positive is fen (shell §5). */
  customPrice: numberOrNull,
  isFree: flag(),
  soldOut: flag(),
  /** 0 to 1; shown as tenths (domain §3). Null without a discount. */
  discount: numberOrNull,
  supportSeatPicking: flag(),
  /** A promotion takes something off. */
  supportPromotion: flag(),
  /** Who buys first, and how tickets are chosen, ready to show. */
  seatPlanDisplayAdvance: text(),
  seatPlanDisplayDesc: text(),
  existWaitList: flag(),
  advertise: text(),
})
/** A show as a card. */
export type ShowCard = v.InferOutput<typeof showCard>
