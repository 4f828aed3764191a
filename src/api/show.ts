import * as v from 'valibot'
import { get, post } from '@/request/call'
import { captchaSwitch } from './captcha-switch'
import { remindType } from './message'
import { whiteTag } from './privilege'
import { showStatus, showTag } from './show-card'
import { SUBSCRIBE_TARGETS } from './show-subscription'
import {
  flag,
  list,
  momentOrNull,
  number,
  numberOrNull,
  objectOrNull,
  oneOf,
  optional,
  price,
  priceOrNull,
  priceParts,
  reader,
  text,
  utcOffset,
  showTitle,
} from './wire'

export const SEAT_PICK_TYPES = ['SUPPORT_NONE', 'SUPPORT_PICK_SEAT', 'SUPPORT_THIRD_PARTY'] as const

export const showStaticSchema = v.object({
  showId: v.pipe(v.string(), v.nonEmpty()),
  showName: showTitle(),
  posterUrl: text(),
  posterColor: text(),
  /** The date line ready to show, in the request's language. */
  showDate: text(),
  firstShowTime: momentOrNull,
  lastShowTime: momentOrNull,
  utcOffset,
  /** Minutes. */
  showDuration: numberOrNull,
  venueId: text(),
  venueName: text(),
  venueAddress: text(),
  venueLat: numberOrNull,
  venueLng: numberOrNull,
  cityId: text(),
  cityName: text(),
  backendCategory: v.fallback(v.object({ code: text(), displayName: text() }), { code: '', displayName: '' }),
  showTags: list(showTag),
  seatPickType: oneOf(SEAT_PICK_TYPES, 'SUPPORT_NONE'),
  /** That its times are those of its place, ready to show; '' for a visitor on the same clock. */
  localTimeText: optional(text()),
  /** Where it is sold, where that is not here: buyers leave for this address. */
  jumpUrlInfo: optional(objectOrNull(v.object({ url: v.pipe(v.string(), v.nonEmpty()) }))),
  minLimitAge: numberOrNull,
  /** Who plays, one line each: role and name. */
  performers: list(v.object({ role: text(), name: text() })),
  advertise: text(),
  tour: objectOrNull(v.object({ tourId: text(), tourName: text() })),
  alertText: text(),
  /** Somebody sells its tickets in the merchant's name: buyers are warned (domain §3, fraud flag). */
  fraudWarning: flag(),
  /** Sold to those only who hold all of these; none for everybody. */
  whiteTags: list(whiteTag),
})
/** What of a show seldom changes (domain §3). Times in epoch ms. */
export type ShowStatic = v.InferOutput<typeof showStaticSchema>

/** Its response carries the passId to remember (shell §7). */
export const showStatic = get<
  { showId: string; cityId?: string; source?: string; orderId?: string; promotionId?: string; siteId?: string },
  ShowStatic
>('show/pub/v5/show/{showId}/static', { auth: 'public', importance: 'high', read: reader(showStaticSchema) })

export const showDynamicSchema = v.object({
  showId: text(),
  showDetailStatus: showStatus,
  soldOut: flag(),
  minOriginalPriceInfo: priceParts,
  maxOriginalPriceInfo: priceParts,
  customPrice: numberOrNull,
  isFree: flag(),
  discount: numberOrNull,
  saleTime: momentOrNull,
  /** When the last ticket is sold; null for up to the start. */
  latestSaleTime: momentOrNull,
  /** Ms until the sale opens, by the gateway's clock; null when it is open or unknown. */
  saleTimeCountdown: numberOrNull,
  /** This buyer may enter before the public sale, from `prioritySaleTime` on. Of those who are logged in. */
  canUsePriorityPurchase: flag(),
  prioritySaleTime: momentOrNull,
  /** Id of the privilege; '' without one. Ours: the specification only has a flag. */
  privilegeId: optional(text()),
  existWaitList: flag(),
  /** Somebody can buy earlier by a privilege, whether this buyer has it or not. */
  existsPrivilegePurchase: flag(),
  hotMode: flag(),
  /** When its orders ask for a captcha; null for never. */
  captchaSwitch,
  /** Which part of its sessions is on sale, ready to show; '' where all are, or none. */
  partialOnSaleText: text(),
  /** How many buyers marked it with a heart (domain §3, favourite info). */
  favoriteCount: number(),
  /** What every order adds to its tickets, fen: delivery where there is no other way. 0: the price is all. */
  unavoidableFee: priceOrNull,
  /** What each ticket costs beside its price, fen. Ours. */
  serviceFee: optional(priceOrNull),
  /** What express adds to an order that could do without it, fen; null where there is no such choice. Ours. */
  expressFee: optional(priceOrNull),
  /** The merchant's word for the button; empty means the storefront's own. */
  buttonText: text(),
})
/** What of a show changes by the minute: state, price, sale time. */
export type ShowDynamic = v.InferOutput<typeof showDynamicSchema>

/** Timeout 60 s (shell §9). Source: shell §7, show. */
export const showDynamic = get<{ showId: string; source?: string }, ShowDynamic>('show/pub/v5/show/{showId}/dynamic', {
  auth: 'public',
  importance: 'high',
  timeout: 60_000,
  read: reader(showDynamicSchema),
})

const note = v.object({ code: text(), title: text(), description: text(), supported: flag(true) })
/** A promise or a limit of a show: refundable, real-name, e-ticket … */
export type ServiceNote = v.InferOutput<typeof note>

/** Source: shell §7, show. */
export const serviceNotes = get<{ showId: string }, ServiceNote[]>('show/pub/v3/show/{showId}/service_notes', {
  auth: 'public',
  read: reader(list(note)),
})

const descriptionBlock = v.variant('type', [
  v.object({ type: v.literal('HEADING'), text: text() }),
  v.object({ type: v.literal('PARAGRAPH'), text: text() }),
  v.object({ type: v.literal('IMAGE'), imageUrl: text(), alt: text() }),
  v.object({ type: v.literal('RICH_TEXT'), html: text() }),
])
/** The show's description as blocks; only `RICH_TEXT` is HTML, the merchant's. */
export type DescriptionBlock = v.InferOutput<typeof descriptionBlock>

/** Source: shell §7, buyer API. */
export const showDescriptions = get<{ showId: string }, DescriptionBlock[]>('pub/v1/shows/{showId}/show_descriptions', {
  auth: 'public',
  importance: 'low',
  read: reader(list(descriptionBlock)),
})

const promotion = v.object({
  promotionId: text(),
  category: oneOf(['FULL', 'PER', 'DISCOUNT'], 'FULL'),
  title: text(),
  description: text(),
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
>('show/pub/v3/promotions/list', { auth: 'public', importance: 'low', read: reader(list(promotion)) })

/**
 * Promotions for those who come by a sales channel, which every request names; they are part of what an order costs. Source: shell §7,
 * show.
 */
export const channelDiscounts = get<{ showId: string }, Promotion[]>(
  'show/pub/v3/show/{showId}/outer/channel/discount',
  {
    auth: 'public',
    importance: 'low',
    read: reader(list(promotion)),
  },
)

const channelOffer = v.object({
  /** Of the channel's promotions the one that takes off most; null for none, and while there are too few tickets for it. */
  offer: objectOrNull(v.object({ promotionId: text(), title: text(), cutAmount: price })),
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
  read: reader(channelOffer),
})

export const showUserEntries = {
  /** What this buyer is written to about; `targetId` is a session's id, or the show's own. */
  reminders: list(v.object({ targetId: text(), subscribeTargetType: v.picklist(SUBSCRIBE_TARGETS), remindType })),
  /** Tickets this buyer may still buy per session, null without a limit. */
  limits: list(v.object({ sessionId: text(), remaining: numberOrNull })),
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
  read: reader(showUserSchema),
})

const seatPlanAgeLimit = v.object({
  seatPlanId: v.pipe(v.string(), v.nonEmpty()),
  minAge: numberOrNull,
  maxAge: numberOrNull,
})
/** Years that a tier asks for; null without a bound. */
export type SeatPlanAgeLimit = v.InferOutput<typeof seatPlanAgeLimit>

/** The tiers of a show that ask for an age; those that do not are left out. Source: shell §7, show. */
export const seatPlanAgeLimits = get<{ showId: string }, SeatPlanAgeLimit[]>(
  'show/buyer/v3/shows/{showId}/seat_plan_age_limit_list',
  { auth: 'buyer', importance: 'low', read: reader(list(seatPlanAgeLimit)) },
)

/**
 * Where the seats of a show are picked that a partner sells: the page leads back to `returnUrl` (an address of ours) once
 * they are held. Source: shell §7, buyer API; our parameters.
 */
export const pickSeatUrl = get<{ showId: string; sessionId?: string; returnUrl?: string }, { url: string }>(
  'buyer/v1/show/{showId}/pick_seat_url',
  { auth: 'buyer', importance: 'high', read: reader(v.object({ url: v.pipe(v.string(), v.nonEmpty()) })) },
)

/** A reminder of a sale that opens, or a registration for tickets that come back. */
export type ShowReminder = ShowUser['reminders'][number]
