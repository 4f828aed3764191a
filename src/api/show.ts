import * as v from 'valibot'
import { get, post } from '@/request/call'
import { captchaSwitch } from './captcha-switch'
import { remindType } from './message'
import { whiteTag } from './privilege'
import { memberPriceFacts, showStatus, showTag } from './show-card'
import { SUBSCRIBE_TARGETS } from './show-subscription'
import * as w from './wire'

export const SEAT_PICK_TYPES = ['SUPPORT_NONE', 'SUPPORT_PICK_SEAT', 'SUPPORT_THIRD_PARTY'] as const

export const showStaticSchema = v.object({
  showId: v.pipe(v.string(), v.nonEmpty()),
  showName: w.showTitle(),
  posterUrl: w.text(),
  posterColor: w.text(),
  /** Date as display text in the request's language. */
  showDate: w.text(),
  firstShowTime: w.momentOrNull,
  lastShowTime: w.momentOrNull,
  utcOffset: w.utcOffset,
  /** Minutes. */
  showDuration: w.numberOrNull,
  venueId: w.text(),
  venueName: w.text(),
  venueAddress: w.text(),
  venueLat: w.numberOrNull,
  venueLng: w.numberOrNull,
  cityId: w.text(),
  cityName: w.text(),
  backendCategory: v.fallback(v.object({ code: w.text(), displayName: w.text() }), { code: '', displayName: '' }),
  showTags: w.list(showTag),
  seatPickType: w.oneOf(SEAT_PICK_TYPES, 'SUPPORT_NONE'),
  /** Note that the displayed times are local; '' for a visitor in the same time zone. Display text. */
  localTimeText: w.optional(w.text()),
  /** External address where the show is sold; null for a sale in this shop. */
  jumpUrlInfo: w.optional(w.objectOrNull(v.object({ url: v.pipe(v.string(), v.nonEmpty()) }))),
  minLimitAge: w.numberOrNull,
  performers: w.list(v.object({ role: w.text(), name: w.text() })),
  advertise: w.text(),
  tour: w.objectOrNull(v.object({ tourId: w.text(), tourName: w.text() })),
  alertText: w.text(),
  /**
   * True if third parties sell tickets in the merchant's name. The storefront then warns buyers (domain §3, fraud
   * flag).
   */
  fraudWarning: w.flag(),
  /** Tags that a buyer must have; all of them are required. Empty for an unrestricted show. */
  whiteTags: w.list(whiteTag),
})
/** Data of a show that seldom changes (domain §3). Times in epoch ms. */
export type ShowStatic = v.InferOutput<typeof showStaticSchema>

/** Returns the static part of a show. The response contains the passId to store (shell §7). */
export const showStatic = get<
  { showId: string; cityId?: string; source?: string; orderId?: string; promotionId?: string; siteId?: string },
  ShowStatic
>('show/pub/v5/show/{showId}/static', { auth: 'public', importance: 'high', read: w.reader(showStaticSchema) })

export const showDynamicSchema = v.object({
  showId: w.text(),
  showDetailStatus: showStatus,
  soldOut: w.flag(),
  minOriginalPriceInfo: w.priceParts,
  maxOriginalPriceInfo: w.priceParts,
  customPrice: w.numberOrNull,
  isFree: w.flag(),
  /** Privileges as on the card of the show. The fields are not in the specification. */
  ...memberPriceFacts,
  discount: w.numberOrNull,
  saleTime: w.momentOrNull,
  /** End of the sale, epoch ms; null if the sale ends at the start of the show. */
  latestSaleTime: w.momentOrNull,
  /** Milliseconds until the sale opens, by the gateway's clock; null for an open sale or an unknown time. */
  saleTimeCountdown: w.numberOrNull,
  /**
   * True if this buyer can buy from `prioritySaleTime` on, before the public sale. Always false for visitors who are
   * not logged in.
   */
  canUsePriorityPurchase: w.flag(),
  prioritySaleTime: w.momentOrNull,
  /**
   * Id of the privilege for the presale; '' without a privilege. The field is not in the specification: the
   * specification only has a flag.
   */
  privilegeId: w.optional(w.text()),
  existWaitList: w.flag(),
  /** True if a privilege lets some buyers buy before the public sale. */
  existsPrivilegePurchase: w.flag(),
  hotMode: w.flag(),
  /** Period in which orders require a captcha; null if orders require no captcha. */
  captchaSwitch,
  /** Display text for sessions that are on sale, if only some of them are; else ''. */
  partialOnSaleText: w.text(),
  /** Number of buyers with this favorite (domain §3, favourite info). */
  favoriteCount: w.number(),
  /**
   * Fees that apply to every order in addition to the tickets, fen, such as delivery without an alternative. 0 means no
   * fee.
   */
  unavoidableFee: w.priceOrNull,
  /** Service fee per ticket in addition to its price, fen. The field is not in the specification. */
  serviceFee: w.optional(w.priceOrNull),
  requiredGoods: w.optional(w.priceOrNull),
  /** Fee of optional express delivery, fen; null if it is not offered. The field is not in the specification. */
  expressFee: w.optional(w.priceOrNull),
  /** The merchant's label of the main button; '' for the storefront's own label. */
  buttonText: w.text(),
})
/** Data of a show that can change every minute: state, price, sale time. */
export type ShowDynamic = v.InferOutput<typeof showDynamicSchema>

/** Returns the dynamic part of a show. Timeout 60 s (shell §9). Source: shell §7, show. */
export const showDynamic = get<{ showId: string; source?: string }, ShowDynamic>('show/pub/v5/show/{showId}/dynamic', {
  auth: 'public',
  importance: 'high',
  timeout: 60_000,
  read: w.reader(showDynamicSchema),
})

const note = v.object({ code: w.text(), title: w.text(), description: w.text(), supported: w.flag(true) })
/** A promise or a limit of a show: refundable, real-name, e-ticket … */
export type ServiceNote = v.InferOutput<typeof note>

/** Returns the service notes of a show. Source: shell §7, show. */
export const serviceNotes = get<{ showId: string }, ServiceNote[]>('show/pub/v3/show/{showId}/service_notes', {
  auth: 'public',
  read: w.reader(w.list(note)),
})

const descriptionBlock = v.variant('type', [
  v.object({ type: v.literal('HEADING'), text: w.text() }),
  v.object({ type: v.literal('PARAGRAPH'), text: w.text() }),
  v.object({ type: v.literal('IMAGE'), imageUrl: w.text(), alt: w.text() }),
  v.object({ type: v.literal('RICH_TEXT'), html: w.text() }),
])
/** A block of the show's description. Only `RICH_TEXT` contains HTML, which the merchant wrote. */
export type DescriptionBlock = v.InferOutput<typeof descriptionBlock>

/** Returns the description of a show. Source: shell §7, buyer API. */
export const showDescriptions = get<{ showId: string }, DescriptionBlock[]>('pub/v1/shows/{showId}/show_descriptions', {
  auth: 'public',
  importance: 'low',
  read: w.reader(w.list(descriptionBlock)),
})

const promotion = v.object({
  promotionId: w.text(),
  /** COMBO: a combo that contains the show (api/combo). */
  category: w.oneOf(['FULL', 'PER', 'DISCOUNT', 'COMBO'], 'FULL'),
  title: w.text(),
  description: w.text(),
})
export type Promotion = v.InferOutput<typeof promotion>

/** Returns the promotions of a show. Source: shell §7, show. */
export const promotions = get<
  {
    showId: string
    promotionCategory?: string
    displayRule?: string
    promotionId?: string
    orderId?: string
    verControl?: string
  },
  Promotion[]
>('show/pub/v3/promotions/list', { auth: 'public', importance: 'low', read: w.reader(w.list(promotion)) })

/**
 * Returns the promotions of the sales channel in the request's headers. An order's price includes them. Source: shell
 * §7, show.
 */
export const channelDiscounts = get<{ showId: string }, Promotion[]>(
  'show/pub/v3/show/{showId}/outer/channel/discount',
  {
    auth: 'public',
    importance: 'low',
    read: w.reader(w.list(promotion)),
  },
)

const channelOffer = v.object({
  /** The channel's promotion with the highest discount; null without a promotion, or for too few tickets. */
  offer: w.objectOrNull(v.object({ promotionId: w.text(), title: w.text(), cutAmount: w.price })),
})

/**
 * Returns the discount of the buyer's sales channel on units of one tier, before the order is priced. The order's own
 * price may use another promotion with a higher discount. Source: shell §7, show.
 */
export const channelPromotion = post<
  { showId: string; seatPlanId: string; quantity: number },
  v.InferOutput<typeof channelOffer>
>('show/buyer/v3/promotion/adapter/channel_promotion', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(channelOffer),
})

export const showUserEntries = {
  /** Reminders of this buyer. `targetId` is the id of a session or of the show. */
  reminders: w.list(v.object({ targetId: w.text(), subscribeTargetType: v.picklist(SUBSCRIBE_TARGETS), remindType })),
  /** Number of tickets that this buyer can still buy in each session; null without a limit. */
  limits: w.list(v.object({ sessionId: w.text(), remaining: w.numberOrNull })),
}
const showUserSchema = v.object(showUserEntries)
/** State of this buyer with regard to the show: reminders and limits. */
export type ShowUser = v.InferOutput<typeof showUserSchema>

/** Parameters of `showUser`, also used by the call for rebookings. */
export interface ShowUserQuery {
  appId?: string
  qryRange?: string
  source?: string
  displayRule?: string
  /** Order that the buyer wants to change; its tickets do not count towards the limits. */
  orderId?: string
  promotionId?: string
}

/** Returns the state of this buyer with regard to the show. Source: shell §7, show. */
export const showUser = get<ShowUserQuery & { showId: string }, ShowUser>('show/buyer/v5/show/{showId}/show_user', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(showUserSchema),
})

const seatPlanAgeLimit = v.object({
  seatPlanId: v.pipe(v.string(), v.nonEmpty()),
  minAge: w.numberOrNull,
  maxAge: w.numberOrNull,
})
/** Age limit of a tier in years; null without a limit. */
export type SeatPlanAgeLimit = v.InferOutput<typeof seatPlanAgeLimit>

/** Returns the tiers of a show with an age limit. Source: shell §7, show. */
export const seatPlanAgeLimits = get<{ showId: string }, SeatPlanAgeLimit[]>(
  'show/buyer/v3/shows/{showId}/seat_plan_age_limit_list',
  { auth: 'buyer', importance: 'low', read: w.reader(w.list(seatPlanAgeLimit)) },
)

/**
 * Returns the address of a partner's seat selection. The page returns to `returnUrl` (an address of the storefront)
 * once seats are held. The parameters are not in the specification. Source: shell §7, buyer API.
 */
export const pickSeatUrl = get<{ showId: string; sessionId?: string; returnUrl?: string }, { url: string }>(
  'buyer/v1/show/{showId}/pick_seat_url',
  { auth: 'buyer', importance: 'high', read: w.reader(v.object({ url: v.pipe(v.string(), v.nonEmpty()) })) },
)

/** A reminder of a sale, or a registration for returned tickets. */
export type ShowReminder = ShowUser['reminders'][number]
