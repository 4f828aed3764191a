import { formatPlate, maskPlate } from '../../../../../src/domain/plate/plate'
import type { Language } from '../../../core/localized-text'
import type { Row } from '../../../core/database/database'
import { paidOf } from '../../trade/item-order/kind-service'
import { openPlate } from './plate-digest'
import type { SavedPlate } from './plate-service'
import type { Quoted } from './quote-service'
import type { ParkingRecord } from './read-service'
import type { ProvenStay, StayAnswer } from './stay-service'

interface Reader {
  lang: Language
  plateKey: Uint8Array
  now: number
}

const MINUTE = 60_000

/** Serializes a plate of the buyer (contract: api/parking Plate). */
export const serializePlate = ({ row, proof, provenAt, others }: SavedPlate, key: Uint8Array) => ({
  ...{ plateId: row.plate_id, plateNo: openPlate(key, row.sealed), area: row.area, kind: row.kind },
  ...{ proof, provenAt, others, isDisputed: row.is_disputed },
})

/** Serializes a park (contract: api/parking Park). */
export const serializePark = (park: Row<'parks'>, lang: Language) => ({
  ...{ parkId: park.park_id, venueId: park.venue_id, name: park.name[lang], address: park.address[lang] },
  ...{ lat: park.lat, lng: park.lng, freePlaces: park.free_places, graceMinutes: park.grace_minutes },
})

const serializeFee = ({ fee, expiresAt, paidUntil, stayToken }: Quoted) => ({
  ...{ amount: fee.amount, gross: fee.gross, steps: fee.steps, reduction: fee.reduction },
  ...{ validUntil: fee.validUntil, paidUntil, expiresAt, stayToken },
})

const stateOf = ({ paid_until: until }: Row<'parking_stays'>, { grace_minutes: grace }: Row<'parks'>, now: number) => {
  if (until === null) return 'PARKED'
  return now <= until + grace * MINUTE ? 'PAID' : 'OVERTIME'
}

const serializeStay = ({ stay, park, plate, quoted }: ProvenStay, { lang, plateKey, now }: Reader) => ({
  ...{ stayId: stay.stay_id, plateId: plate?.plate_id ?? '', plateNo: openPlate(plateKey, stay.sealed) },
  ...{ park: serializePark(park, lang), enteredAt: stay.entered_at, paidUntil: stay.paid_until },
  leaveBy: stay.paid_until === null ? null : stay.paid_until + park.grace_minutes * MINUTE,
  ...{ state: stateOf(stay, park, now), settled: stay.settled, showEndsAt: quoted.showEndsAt },
  fee: serializeFee(quoted),
  // The client calculates the amounts of other times to leave by the same rules. The quote is binding.
  ...{ tariff: park.tariff, facts: quoted.facts },
})

/** Serializes the response to a request for stays (contract: api/parking StayAnswer). */
export const serializeAnswer = ({ stays, unproven }: StayAnswer, reader: Reader) => ({
  stays: stays.map((stay) => serializeStay(stay, reader)),
  unproven: unproven && {
    park: serializePark(unproven.park, reader.lang),
    ...{ amount: unproven.quoted.fee.amount, paidUntil: unproven.quoted.paidUntil },
    ...{ stayToken: unproven.quoted.stayToken, expiresAt: unproven.quoted.expiresAt },
  },
})

const recordState = ({ payment, order, stay, park }: ParkingRecord, now: number): string => {
  if (payment.state === 'UNPAID' || payment.state === 'CLOSED') return payment.state
  if (order.state === 'REFUNDING' || order.state === 'REFUNDED') return order.state
  if (stay.left_at !== null) return 'LEFT'
  return stateOf(stay, park, now)
}

/** Serializes a payment (contract: api/parking ParkingRecord). Plates are masked unless the buyer has proven them. */
export const serializeRecord = (record: ParkingRecord, { lang, plateKey, now }: Reader) => {
  const { payment, order, stay, park, isProven } = record
  const plate = openPlate(plateKey, stay.sealed)
  return {
    ...{ orderId: order.order_id, orderNumber: order.order_number, state: recordState(record, now) },
    park: serializePark(park, lang),
    plateNo: isProven ? formatPlate(plate) : maskPlate(plate),
    enteredAt: isProven ? stay.entered_at : null,
    leftAt: isProven ? stay.left_at : null,
    paidUntil: payment.paid_until,
    leaveBy: payment.paid_until + park.grace_minutes * MINUTE,
    steps: isProven ? payment.fee.steps : [],
    ...{ reduction: payment.fee.reduction, settledBefore: payment.settled_before },
    ...{ total: order.total, payAmount: paidOf(order), refundedAmount: order.refunded_amount },
    ...{ createTime: order.created_at, isDuplicate: payment.state === 'DUPLICATE' },
    isParkNotified: payment.notified_at !== null,
  }
}
