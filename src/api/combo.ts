import * as v from 'valibot'
import { ACTIVITY_TYPES, type ComboItem, PROMOTION_METHODS, SEAT_PICK_TYPES } from '@/domain/combo/combo'
import { get, post } from '@/request/call'
import { priceLine } from './purchase'
import { showStatus } from './show-card'
import * as w from './wire'

const id = v.pipe(v.string(), v.nonEmpty())

const comboTier = v.object({
  seatPlanId: id,
  seatPlanName: w.text(),
  /** Group of tiers with one price for a set; '' unless the method is PRICE. */
  groupId: w.text(),
  /** Price of one ticket without the combo, fen. */
  singlePrice: w.price,
  status: w.oneOf(['ON_SALE', 'SOLD_OUT', 'LACK_OF_TICKET', 'PENDING'], 'PENDING'),
})

const comboSession = v.object({
  sessionId: id,
  showTime: w.momentOrNull,
  permanent: w.flag(),
  status: showStatus,
  seatPlans: w.list(comboTier),
})
export type ComboSession = v.InferOutput<typeof comboSession>

const comboShow = v.object({
  showId: id,
  showName: w.showTitle(),
  posterUrl: w.text(),
  venueName: w.text(),
  cityName: w.text(),
  utcOffset: w.utcOffset,
  /** How seats of the show are picked; SUPPORT_NONE for a show without seats. */
  seatPickType: w.text(),
  status: showStatus,
  sessions: w.list(comboSession),
})
export type ComboShow = v.InferOutput<typeof comboShow>

const combo = v.object({
  promotionId: id,
  grantorMerchantId: w.text(),
  activityType: w.oneOf(ACTIVITY_TYPES, 'FLEX'),
  promotionMethod: w.oneOf(PROMOTION_METHODS, 'PRICE'),
  seatPickType: w.oneOf(SEAT_PICK_TYPES, 'SUPPORT_NONE'),
  title: w.text(),
  description: w.text(),
  pictureUrl: w.text(),
  state: w.oneOf(['TO_COME', 'ON_SALE', 'SOLD_OUT', 'OVER'], 'OVER'),
  saleTime: w.moment,
  saleEnd: w.moment,
  utcOffset: w.utcOffset,
  /** Sets that are left; null without a limit. */
  remaining: w.numberOrNull,
  /** Sets that one buyer may buy; null without a limit. */
  perBuyer: w.numberOrNull,
  /** Fee of a refund, basis points. */
  refundFeeRate: w.count,
  /** Price table. `value` depends on the method (domain/combo). */
  steps: w.list(v.object({ count: w.number(), groupId: w.text(), value: w.number() })),
  groups: w.list(v.object({ groupId: id, name: w.text() })),
  parts: w.list(
    v.object({
      partId: id,
      /** Smallest and largest number of shows of the part, and tickets of each in one set. */
      least: w.count,
      most: w.number(1),
      quantity: w.number(1),
      shows: w.list(comboShow),
    }),
  ),
})
/** Several tickets for one price. Times in epoch ms. Most fields are not in the specification. */
export type Combo = v.InferOutput<typeof combo>

/** Returns a combo with its shows, sessions and tiers. Source: shell §7, show. */
export const comboDetail = get<{ id: string; grantorMerchantId?: string }, Combo>('show/pub/v5/promotions/{id}', {
  ...{ auth: 'public', importance: 'high', read: w.reader(combo) },
})

const comboPriceSchema = v.object({
  /** Sum to pay, sum of the single prices, and their difference, fen. Without fees. */
  total: w.price,
  singleTotal: w.price,
  saving: w.price,
  lines: w.list(priceLine),
  missing: w.list(v.object({ partId: id, count: w.number() })),
  /** The next number of shows that saves more; null without one. */
  nextStep: w.objectOrNull(v.object({ count: w.number(), more: w.number(), saving: w.price })),
  items: w.list(v.object({ sessionId: id, seatPlanId: id, quantity: w.number(1), single: w.price, share: w.price })),
})
/** Price of a choice within a combo, which may be incomplete. */
export type ComboPrice = v.InferOutput<typeof comboPriceSchema>

/** Returns the price of a choice within a combo. Source: shell §7; the payload is not in the specification. */
export const comboPrice = post<{ promotionId: string; items: readonly ComboItem[] }, ComboPrice>(
  'pub/v1/combo_activities/price',
  { changesState: false, auth: 'public', importance: 'high', read: w.reader(comboPriceSchema) },
)
