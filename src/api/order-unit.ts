import * as v from 'valibot'
import * as w from './wire'

/** Fields of a unit that is refunded, rebooked and resold together: a ticket, or the tickets of a bundle. */
export const orderUnit = {
  unitId: v.pipe(v.string(), v.nonEmpty()),
  seatPlanName: w.text(),
  /** Tickets. */
  count: w.number(1),
  /** Numbers of the unit's tickets in the order, from 1. The field is this project's. */
  numbers: w.optional(w.list(v.number())),
  /** Seats; empty without them. */
  labels: w.list(w.text()),
  names: w.list(w.text()),
}

/** Fields of units that a screen changes. */
export const changedUnit = {
  ...orderUnit,
  /** Open gift with the unit's tickets; '' without one. The field is this project's. */
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
