import * as v from 'valibot'
import * as w from './wire'

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

export const showStatus = w.oneOf(SHOW_STATUSES, 'PENDING')

/** A label on a card; the marketing kinds are MARKETING_TAG_COUPON and MARKETING_TAG_ACTIVITY (domain §3). */
export const showTag = v.object({ type: w.text(), title: w.text() })

/** A part of a name, for the highlight of search results. */
const namePart = v.object({ type: w.oneOf(['TEXT', 'HIGHLIGHT'], 'TEXT'), value: w.text() })

/** The show card of lists, layouts and recommendations (domain §3). Price in fen, times in epoch ms. */
export const showCard = v.object({
  showId: v.pipe(v.string(), v.nonEmpty()),
  showName: w.showTitle(),
  showNameArr: w.list(namePart),
  posterUrl: w.text(),
  /**
   * The picture of a masonry list with its size in pixels. The field is this project's, because other lists only draw
   * posters.
   */
  cover: v.optional(w.objectOrNull(v.object({ imageUrl: w.text(), width: w.number(), height: w.number() }))),
  /** Dominant colour of the poster, `#rrggbb`, as a placeholder. */
  posterColor: w.text(),
  showStatus,
  /** The state with its meaning for a buyer, ready to show; '' if the storefront's own text suffices. */
  showStatusDisplayLong: w.text(),
  /** True if the merchant hides the poster in lists. */
  isSensitive: w.flag(),
  /** The date text ready to show, in the language of the request ("2026.12.05 - 2026.12.07"). */
  displayShowTime: w.text(),
  firstShowTime: w.momentOrNull,
  lastShowTime: w.momentOrNull,
  utcOffset: w.utcOffset,
  saleTime: w.momentOrNull,
  /**
   * '' if the gateway only has the venue's name. In a card, the field is this project's. The specification has this
   * field in a show.
   */
  venueId: w.optional(w.text()),
  venueName: w.text(),
  venueNameArr: w.list(namePart),
  cityName: w.text(),
  backendCategory: v.fallback(v.object({ code: w.text(), displayName: w.text() }), { code: '', displayName: '' }),
  showTags: w.list(showTag),
  minOriginalPriceInfo: w.priceParts,
  maxOriginalPriceInfo: w.priceParts,
  /**
   * Fee of every order, as in `ShowDynamic`. The field is this project's: cards of the specification have no
   * fee, but the lowest price includes fees.
   */
  unavoidableFee: w.optional(w.priceOrNull),
  serviceFee: w.optional(w.priceOrNull),
  /** 0 hides the price, -1 "to be determined", positive is fen (shell §5). */
  customPrice: w.numberOrNull,
  isFree: w.flag(),
  soldOut: w.flag(),
  /** 0 to 1; shown as tenths (domain §3). Null without a discount. */
  discount: w.numberOrNull,
  supportSeatPicking: w.flag(),
  /** True if a promotion applies. */
  supportPromotion: w.flag(),
  /** Early buyers and ticket selection, ready to show. */
  seatPlanDisplayAdvance: w.text(),
  seatPlanDisplayDesc: w.text(),
  existWaitList: w.flag(),
  advertise: w.text(),
})
export type ShowCard = v.InferOutput<typeof showCard>
