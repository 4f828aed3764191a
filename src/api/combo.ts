import * as v from 'valibot'
import { ACTIVITY_TYPES, COMBO_STATES, PROMOTION_METHODS, SEAT_PICK_TYPES } from '@/domain/combo/combo'
import { get, post } from '@/request/call'
import { priceLine } from './purchase'
import { SEAT_PICK_TYPES as SHOW_SEAT_PICK_TYPES } from './show'
import { showStatus } from './show-card'
import * as w from './wire'

const id = v.pipe(v.string(), v.nonEmpty())

const seatPlan = v.object({
  seatPlanId: id,
  seatPlanName: w.text(),
  /** Group of tiers with one price for a set; '' unless the method is PRICE. */
  groupId: w.text(),
  /** Price of one ticket without the combo, fen. */
  singlePrice: w.price,
  status: w.oneOf(['ON_SALE', 'LACK_OF_TICKET', 'SOLD_OUT', 'PENDING'], 'PENDING'),
})

const session = v.object({
  sessionId: id,
  showTime: w.moment,
  permanent: w.flag(),
  status: showStatus,
  seatPlans: w.list(seatPlan),
})
export type ComboSession = v.InferOutput<typeof session>

const show = v.object({
  showId: id,
  showName: w.showTitle(),
  posterUrl: w.text(),
  venueName: w.text(),
  cityName: w.text(),
  utcOffset: w.utcOffset,
  /** SUPPORT_NONE for a show without reserved seats. */
  seatPickType: w.oneOf(SHOW_SEAT_PICK_TYPES, 'SUPPORT_NONE'),
  status: showStatus,
  sessions: w.list(session),
})
export type ComboShow = v.InferOutput<typeof show>

const combo = v.object({
  promotionId: id,
  grantorMerchantId: w.text(),
  /** A combo of an unknown kind is refused, because no known kind would be safe to show. */
  activityType: v.picklist(ACTIVITY_TYPES),
  promotionMethod: v.picklist(PROMOTION_METHODS),
  seatPickType: w.oneOf(SEAT_PICK_TYPES, 'SUPPORT_NONE'),
  title: w.text(),
  description: w.text(),
  pictureUrl: w.text(),
  state: w.oneOf(COMBO_STATES, 'TO_COME'),
  saleTime: w.moment,
  saleEnd: w.moment,
  utcOffset: w.utcOffset,
  /** Number of sets that are left; null for a combo without a total. */
  remaining: w.numberOrNull,
  /** Maximum number of sets of a buyer; null for any number. */
  perBuyer: w.numberOrNull,
  /** Fee of a refund of the whole combo, basis points. */
  refundFeeRate: w.count,
  /** The price table (domain/combo ComboStep). */
  steps: w.list(v.object({ count: w.count, groupId: w.text(), value: w.count })),
  /** Groups of tiers with one price for a set. */
  groups: w.list(v.object({ groupId: id, name: w.text() })),
  parts: w.list(
    v.object({
      partId: id,
      /** Smallest and largest number of shows of the part in a set. */
      least: w.count,
      most: w.count,
      /** Number of tickets of each show in a set. */
      quantity: w.number(1),
      shows: w.list(show),
    }),
  ),
})
/** A combo (domain §3, ticket package): several shows for one price. Times in epoch ms. */
export type Combo = v.InferOutput<typeof combo>

/** Returns a combo with its shows and price table. The path is from shell §7, the answer is this project's. */
export const comboDetail = get<{ id: string; grantorMerchantId?: string }, Combo>('show/pub/v5/promotions/{id}', {
  ...{ auth: 'public', importance: 'high', read: w.reader(combo) },
})

/** A chosen session of a combo. */
export interface ComboItemRequest {
  partId: string
  showId: string
  sessionId: string
  seatPlanId: string
  /** Number of tickets in all sets. */
  quantity: number
  seatIds?: readonly string[]
}

const comboPriceAnswer = v.object({
  lines: w.list(priceLine),
  /** Price of the choice, of its tickets without the combo, and the difference, fen. */
  total: w.price,
  singleTotal: w.price,
  saving: w.price,
  /** Parts of which more shows must be chosen, with the number of these shows. */
  missing: w.list(v.object({ partId: id, count: w.count })),
  /** The next number of shows that saves more, and how many more shows that is; null without one. */
  nextStep: w.objectOrNull(v.object({ count: w.count, more: w.count, saving: w.price })),
  items: w.list(
    v.object({
      ...{ partId: id, showId: id, sessionId: id, seatPlanId: id, quantity: w.number(1) },
      /** Price of the tickets of the session without the combo, and their share of the price, fen. */
      single: w.price,
      share: w.price,
    }),
  ),
})
/** The price of a choice, which may be incomplete. */
export type ComboPrice = v.InferOutput<typeof comboPriceAnswer>

/** Returns the price of a choice within a combo (decision 179). The path is from shell §7, the payload is this project's. */
export const comboPrice = post<{ promotionId: string; items: readonly ComboItemRequest[] }, ComboPrice>(
  'pub/v1/combo_activities/price',
  { changesState: false, auth: 'public', importance: 'high', read: w.reader(comboPriceAnswer) },
)
