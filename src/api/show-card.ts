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
/** Status of a show, as in the show detail (domain §4). */
export type ShowStatus = (typeof SHOW_STATUSES)[number]

export const showStatus = w.oneOf(SHOW_STATUSES, 'PENDING')

/** A label on a card; the marketing kinds are MARKETING_TAG_COUPON and MARKETING_TAG_ACTIVITY (domain §3). */
export const showTag = v.object({ type: w.text(), title: w.text() })

/** A part of a show name, plain or highlighted as a search match. */
const namePart = v.object({ type: w.oneOf(['TEXT', 'HIGHLIGHT'], 'TEXT'), value: w.text() })

/** Privileges that reduce tickets of a show. */
export const memberPriceFacts = {
  /** Ids of the privileges, of levels and cards (`showDiscountPrivileges` of api/auth). */
  discountPrivilegeIds: w.list(v.string()),
  /**
   * The lowest rate of a member level, basis points; null for a show without member prices. The field is not in the
   * specification.
   */
  levelRate: w.optional(w.numberOrNull),
}

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
  /** Dominant color of the poster, `#rrggbb`, as a placeholder. */
  posterColor: w.text(),
  showStatus,
  /** Explanation of the status as display text; '' if the storefront's own text is sufficient. */
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
   * Id of the venue; '' if the gateway only has its name. The specification defines this field for a show only, not for
   * a card.
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
   * Fees that apply to every order, as in `ShowDynamic`. The field is not in the specification: cards of the
   * specification have no fees, but the displayed lowest price includes them.
   */
  unavoidableFee: w.optional(w.priceOrNull),
  serviceFee: w.optional(w.priceOrNull),
  requiredGoods: w.optional(w.priceOrNull),
  ...memberPriceFacts,
  /** 0 hides the price, -1 means "to be determined", a positive number is fen (shell §5). */
  customPrice: w.numberOrNull,
  isFree: w.flag(),
  soldOut: w.flag(),
  /** Factor on the price from 0 to 1, displayed in tenths (domain §3). Null without a discount. */
  discount: w.numberOrNull,
  supportSeatPicking: w.flag(),
  /** True if a promotion applies. */
  supportPromotion: w.flag(),
  /** Display text about a presale and the seat selection. */
  seatPlanDisplayAdvance: w.text(),
  seatPlanDisplayDesc: w.text(),
  existWaitList: w.flag(),
  advertise: w.text(),
})
export type ShowCard = v.InferOutput<typeof showCard>
