import * as v from 'valibot'
import { get, post } from '@/request/call'
import { captchaSwitch } from './captcha-switch'
import { remindType } from './message'
import { whiteTag } from './privilege'
import { showStatus, showTag } from './show-card'
import { SUBSCRIBE_TARGETS } from './show-subscription'
import * as w from './wire'

export const SEAT_PICK_TYPES = ['SUPPORT_NONE', 'SUPPORT_PICK_SEAT', 'SUPPORT_THIRD_PARTY'] as const

export const showStaticSchema = v.object({
  showId: v.pipe(v.string(), v.nonEmpty()),
  showName: w.showTitle(),
  posterUrl: w.text(),
  posterColor: w.text(),
  /** The date line ready to show, in the request's language. */
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
  /** That its times are those of its place, ready to show; '' for a visitor on the same clock. */
  localTimeText: w.optional(w.text()),
  /** Where it is sold, where that is not here: buyers leave for this address. */
  jumpUrlInfo: w.optional(w.objectOrNull(v.object({ url: v.pipe(v.string(), v.nonEmpty()) }))),
  minLimitAge: w.numberOrNull,
  /** Who plays, one line each: role and name. */
  performers: w.list(v.object({ role: w.text(), name: w.text() })),
  advertise: w.text(),
  tour: w.objectOrNull(v.object({ tourId: w.text(), tourName: w.text() })),
  alertText: w.text(),
  /** Somebody sells its tickets in the merchant's name: buyers are warned (domain §3, fraud flag). */
  fraudWarning: w.flag(),
  /** Sold to those only who hold all of these; none for everybody. */
  whiteTags: w.list(whiteTag),
})
/** What of a show seldom changes (domain §3). Times in epoch ms. */
export type ShowStatic = v.InferOutput<typeof showStaticSchema>

/** Its response carries the passId to remember (shell §7). */
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
  discount: w.numberOrNull,
  saleTime: w.momentOrNull,
  /** When the last ticket is sold; null for up to the start. */
  latestSaleTime: w.momentOrNull,
  /** Ms until the sale opens, by the gateway's clock; null when it is open or unknown. */
  saleTimeCountdown: w.numberOrNull,
  /** This buyer may enter before the public sale, from `prioritySaleTime` on. Of those who are logged in. */
  canUsePriorityPurchase: w.flag(),
  prioritySaleTime: w.momentOrNull,
  /** Id of the privilege; '' without one. Ours: the specification only has a flag. */
  privilegeId: w.optional(w.text()),
  existWaitList: w.flag(),
  /** Somebody can buy earlier by a privilege, whether this buyer has it or not. */
  existsPrivilegePurchase: w.flag(),
  hotMode: w.flag(),
  /** When its orders ask for a captcha; null for never. */
  captchaSwitch,
  /** Which part of its sessions is on sale, ready to show; '' where all are, or none. */
  partialOnSaleText: w.text(),
  /** How many buyers marked it with a heart (domain §3, favourite info). */
  favoriteCount: w.number(),
  /** What every order adds to its tickets, fen: delivery where there is no other way. 0: the price is all. */
  unavoidableFee: w.priceOrNull,
  /** What each ticket costs beside its price, fen. Ours. */
  serviceFee: w.optional(w.priceOrNull),
  /** What express adds to an order that could do without it, fen; null where there is no such choice. Ours. */
  expressFee: w.optional(w.priceOrNull),
  /** The merchant's word for the button; empty means the storefront's own. */
  buttonText: w.text(),
})
/** What of a show changes by the minute: state, price, sale time. */
export type ShowDynamic = v.InferOutput<typeof showDynamicSchema>

/** Timeout 60 s (shell §9). Source: shell §7, show. */
export const showDynamic = get<{ showId: string; source?: string }, ShowDynamic>('show/pub/v5/show/{showId}/dynamic', {
  auth: 'public',
  importance: 'high',
  timeout: 60_000,
  read: w.reader(showDynamicSchema),
})

const note = v.object({ code: w.text(), title: w.text(), description: w.text(), supported: w.flag(true) })
/** A promise or a limit of a show: refundable, real-name, e-ticket … */
export type ServiceNote = v.InferOutput<typeof note>

/** Source: shell §7, show. */
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
/** The show's description as blocks; only `RICH_TEXT` is HTML, the merchant's. */
export type DescriptionBlock = v.InferOutput<typeof descriptionBlock>

/** Source: shell §7, buyer API. */
export const showDescriptions = get<{ showId: string }, DescriptionBlock[]>('pub/v1/shows/{showId}/show_descriptions', {
  auth: 'public',
  importance: 'low',
  read: w.reader(w.list(descriptionBlock)),
})

const promotion = v.object({
  promotionId: w.text(),
  category: w.oneOf(['FULL', 'PER', 'DISCOUNT'], 'FULL'),
  title: w.text(),
  description: w.text(),
})
export type Promotion = v.InferOutput<typeof promotion>

/** Source: shell §7, show. */
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
 * Promotions for those who come by a sales channel, which every request names; they are part of what an order costs. Source: shell §7,
 * show.
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
  /** Of the channel's promotions the one that takes off most; null for none, and while there are too few tickets for it. */
  offer: w.objectOrNull(v.object({ promotionId: w.text(), title: w.text(), cutAmount: w.price })),
})

/**
 * What the buyer's sales channel takes off these tickets, before they are priced as an order: units of one tier. The order's own price
 * may use another promotion that takes off more. Source: shell §7, show.
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
  /** What this buyer is written to about; `targetId` is a session's id, or the show's own. */
  reminders: w.list(v.object({ targetId: w.text(), subscribeTargetType: v.picklist(SUBSCRIBE_TARGETS), remindType })),
  /** Tickets this buyer may still buy per session, null without a limit. */
  limits: w.list(v.object({ sessionId: w.text(), remaining: w.numberOrNull })),
}
const showUserSchema = v.object(showUserEntries)
/** State of this buyer for this show. */
export type ShowUser = v.InferOutput<typeof showUserSchema>

/** What the call is sent with, also as the one of a rebooking. */
export interface ShowUserQuery {
  appId?: string
  qryRange?: string
  source?: string
  displayRule?: string
  /** An order to be changed: its tickets do not count towards the limits. */
  orderId?: string
  promotionId?: string
}

/** Source: shell §7, show. */
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
/** Years that a tier asks for; null without a bound. */
export type SeatPlanAgeLimit = v.InferOutput<typeof seatPlanAgeLimit>

/** The tiers of a show that ask for an age; those that do not are left out. Source: shell §7, show. */
export const seatPlanAgeLimits = get<{ showId: string }, SeatPlanAgeLimit[]>(
  'show/buyer/v3/shows/{showId}/seat_plan_age_limit_list',
  { auth: 'buyer', importance: 'low', read: w.reader(w.list(seatPlanAgeLimit)) },
)

/**
 * Where the seats of a show are picked that a partner sells: the page leads back to `returnUrl` (an address of ours) once
 * they are held. Source: shell §7, buyer API; our parameters.
 */
export const pickSeatUrl = get<{ showId: string; sessionId?: string; returnUrl?: string }, { url: string }>(
  'buyer/v1/show/{showId}/pick_seat_url',
  { auth: 'buyer', importance: 'high', read: w.reader(v.object({ url: v.pipe(v.string(), v.nonEmpty()) })) },
)

/** A reminder of a sale that opens, or a registration for tickets that come back. */
export type ShowReminder = ShowUser['reminders'][number]
