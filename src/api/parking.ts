import * as v from 'valibot'
import { VALIDATED_BY } from '@/domain/parking/fee'
import { PLATE_AREAS, PLATE_KINDS, type PlateArea } from '@/domain/plate/plate'
import { del, get, type NoParams, post } from '@/request/call'
import * as w from './wire'

export const PROOFS = ['NONE', 'EXIT', 'ENTRY', 'PAPER'] as const

const plate = v.object({
  plateId: v.pipe(v.string(), v.nonEmpty()),
  plateNo: w.text(),
  area: w.oneOf(PLATE_AREAS, 'MAINLAND'),
  kind: w.oneOf(PLATE_KINDS, 'ORDINARY'),
  /** Proof that the plate belongs to the account (decision 124). */
  proof: w.oneOf(PROOFS, 'NONE'),
  provenAt: w.momentOrNull,
  /** Number of other accounts with this plate; 0 without a proof. */
  others: w.count,
  isDisputed: w.flag(),
})
/** A saved plate. The resource is not in the specification. */
export type Plate = v.InferOutput<typeof plate>

const park = v.object({
  parkId: v.pipe(v.string(), v.nonEmpty()),
  venueId: w.text(),
  name: w.text(),
  address: w.text(),
  lat: w.number(),
  lng: w.number(),
  /** Number of free spaces; null if the park does not count them. */
  freePlaces: w.numberOrNull,
  graceMinutes: w.number(15),
})
export type Park = v.InferOutput<typeof park>

const step = v.object({
  from: w.moment,
  to: w.moment,
  minutes: w.count,
  price: w.price,
  rule: w.oneOf(['FREE', 'BAND', 'CAPPED', 'SHOW_FLAT'], 'BAND'),
})
export type ParkingStep = v.InferOutput<typeof step>
const reduction = w.objectOrNull(v.object({ who: v.picklist(VALIDATED_BY), amount: w.price }))

const fee = v.object({
  /** Amount due, fen. */
  amount: w.price,
  gross: w.price,
  steps: w.list(step),
  reduction,
  /** Time until which the fee does not rise, and time until which a payment covers the stay; epoch ms. */
  validUntil: w.moment,
  paidUntil: w.moment,
  /** Expiry of the quote, epoch ms. */
  expiresAt: w.moment,
  /** Token for the order; '' if nothing is due. */
  stayToken: w.text(),
})

const DAYS = ['WEEKDAY', 'WEEKEND', 'HOLIDAY'] as const
const tariff = v.object({
  freeMinutes: v.number(),
  freeKind: v.picklist(['FREE_WITHIN', 'FREE_FIRST']),
  bands: v.array(
    v.object({
      days: v.array(v.picklist(DAYS)),
      from: v.number(),
      to: v.number(),
      unitMinutes: v.pipe(v.number(), v.minValue(1)),
      price: w.price,
      first: v.optional(w.price),
    }),
  ),
  capPerDay: w.priceOrNull,
  capKind: v.picklist(['FROM_ENTRY', 'CALENDAR']),
  capPerStay: w.priceOrNull,
  showFlat: w.priceOrNull,
  validations: v.array(v.object({ who: v.picklist(VALIDATED_BY), minutes: v.number(), rate: v.number() })),
})
const facts = v.object({
  utcOffset: v.number(),
  holidays: v.array(v.string()),
  showDays: v.array(v.string()),
  validated: v.array(v.picklist(VALIDATED_BY)),
})

const STAY_STATES = ['PARKED', 'PAID', 'OVERTIME'] as const
const stay = v.object({
  stayId: v.pipe(v.string(), v.nonEmpty()),
  /** '' if the buyer has not saved the plate. */
  plateId: w.text(),
  /** '' if the camera could not read the plate. */
  plateNo: w.text(),
  park,
  enteredAt: w.moment,
  paidUntil: w.momentOrNull,
  leaveBy: w.momentOrNull,
  state: w.oneOf(STAY_STATES, 'PARKED'),
  settled: w.price,
  /** End of the show of the buyer's ticket, epoch ms; null without a ticket. */
  showEndsAt: w.momentOrNull,
  fee,
  tariff,
  facts,
})
/** A stay that the buyer may see, with the fee until the requested time. */
export type Stay = v.InferOutput<typeof stay>

const unproven = v.object({
  park,
  amount: w.price,
  paidUntil: w.moment,
  stayToken: v.pipe(v.string(), v.nonEmpty()),
  expiresAt: w.moment,
})
const stayAnswer = v.object({
  stays: w.list(stay),
  /** Amount for an unproven plate; null if nothing is due, if the car is absent, and for a proven plate. */
  unproven: w.objectOrNull(unproven),
})
export type StayAnswer = v.InferOutput<typeof stayAnswer>

const RECORD_STATES = ['UNPAID', 'PARKED', 'PAID', 'OVERTIME', 'LEFT', 'REFUNDING', 'REFUNDED', 'CLOSED'] as const
const record = v.object({
  orderId: v.pipe(v.string(), v.nonEmpty()),
  orderNumber: w.text(),
  state: w.oneOf(RECORD_STATES, 'CLOSED'),
  park,
  /** Masked unless the buyer has proven the plate. */
  plateNo: w.text(),
  /** Null without a proof. `leftAt` is also null before the exit. */
  enteredAt: w.momentOrNull,
  leftAt: w.momentOrNull,
  paidUntil: w.moment,
  leaveBy: w.moment,
  steps: w.list(step),
  reduction,
  /** Part of the fee that earlier payments of the stay settled, fen. */
  settledBefore: w.price,
  total: w.price,
  /** Amount that was paid in money and by cash cards, fen. */
  payAmount: w.price,
  refundedAmount: w.price,
  createTime: w.moment,
  /** True if another payment was made since the quote, or the car left before the payment. */
  isDuplicate: w.flag(),
  /** True once the payment was reported to the park. */
  isParkNotified: w.flag(),
})
/** A parking payment. Amounts in fen, times in epoch ms. */
export type ParkingRecord = v.InferOutput<typeof record>

const listedRecord = v.object({
  ...record.entries,
  /** Amount of the invoice that can be requested now, fen; null if none can. */
  invoiceAmount: w.optional(w.priceOrNull),
})
export type ListedParking = v.InferOutput<typeof listedRecord>

/** Returns the buyer's plates, the newest first. The path is not in the specification. */
export const plates = get<NoParams, Plate[]>('user/buyer/v1/plates', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(w.list(plate)),
})

/** Saves a plate. The path is not in the specification. */
export const savePlate = post<{ plateNo: string; area: PlateArea }, Plate>('user/buyer/v1/plates', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(plate),
})

/** Deletes a plate with its history. The path is not in the specification. */
export const deletePlate = del<{ plateId: string }, void>('user/buyer/v1/plates/{plateId}', {
  auth: 'buyer',
  importance: 'high',
  read: w.nothing,
})

/** Proves a plate by the code of its entry ticket. The path is not in the specification. */
export const provePlate = post<{ plateId: string; entryCode: string }, Plate>('user/buyer/v1/plates/{plateId}/proof', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(plate),
})

/** Disputes the use of a plate by other accounts. The path is not in the specification. */
export const disputePlate = post<{ plateId: string }, void>('user/buyer/v1/plates/{plateId}/dispute', {
  auth: 'buyer',
  importance: 'high',
  read: w.nothing,
})

/** Returns all car parks, or the car parks of a venue. The path is not in the specification. */
export const parks = get<{ venueId?: string }, Park[]>('buyer/v1/parking/parks', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(w.list(park)),
})

export interface StayRequest {
  plateId?: string
  parkId?: string
  laneCode?: string
  entryCode?: string
  /** Time to pay until, epoch ms. */
  until?: number
}

/** Returns the stays that the buyer may see, with quotes. The path is not in the specification. */
export const stays = get<StayRequest, StayAnswer>('buyer/v1/parking/stays', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(stayAnswer),
})

/** Money that was paid in a month `YYYY-MM` and not refunded, fen. */
const monthSum = v.object({ month: w.text(), sum: w.price })
const recordPage = v.object({
  items: w.list(listedRecord),
  total: w.count,
  last: w.flag(true),
  months: w.list(monthSum),
})
export type ParkingRecordPage = v.InferOutput<typeof recordPage>

/**
 * Returns a page of the buyer's parking payments, with the sums of all months. The path is not in the specification.
 */
export const parkingRecords = get<
  { plateId?: string; month?: string; offset: number; length: number },
  ParkingRecordPage
>('buyer/v1/parking/records', { auth: 'buyer', importance: 'high', read: w.reader(recordPage) })

/** Returns one parking payment, or the latest. The path is not in the specification. */
export const parkingRecord = get<{ orderId?: string }, ParkingRecord>('buyer/v1/parking/record', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(record),
})
