import * as v from 'valibot'
import * as w from './wire'

/** Fields of a unit: a ticket, or the tickets of a bundle. A unit is refunded, rebooked and resold as a whole. */
export const orderUnit = {
  unitId: v.pipe(v.string(), v.nonEmpty()),
  seatPlanName: w.text(),
  /** Number of tickets. */
  count: w.number(1),
  /** Numbers of the unit's tickets in the order, from 1. The field is not in the specification. */
  numbers: w.optional(w.list(v.number())),
  /** Seats of the unit; empty without seats. */
  labels: w.list(w.text()),
  names: w.list(w.text()),
}

/** Fields of a unit on the screens for refunds, rebookings and resales. */
export const changedUnit = {
  ...orderUnit,
  /** Open gift with the unit's tickets; '' without an open gift. The field is not in the specification. */
  transferId: w.optional(w.text()),
}

/** Fields of a parcel and its address. */
export const parcel = {
  recipient: w.text(),
  cellphone: w.text(),
  address: w.text(),
  expressName: w.text(),
  expressNo: w.text(),
}
