import * as v from 'valibot'
import * as w from './wire'

/** Fields of a unit that is refunded, rebooked and resold together: a ticket, or the tickets of a bundle. */
export const orderUnit = {
  unitId: v.pipe(v.string(), v.nonEmpty()),
  seatPlanName: w.text(),
  /** Tickets. */
  count: w.number(1),
  /** Numbers of its tickets in the order, from 1. Ours. */
  numbers: w.optional(w.list(v.number())),
  /** Seats; empty without them. */
  labels: w.list(w.text()),
  names: w.list(w.text()),
}

/** Fields of units that a screen changes. */
export const changedUnit = {
  ...orderUnit,
  /** The open gift of its tickets; else empty. Ours. */
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
