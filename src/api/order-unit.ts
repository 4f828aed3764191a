import * as v from 'valibot'
import * as w from './wire'

/** Fields of what is refunded, rebooked and resold together: a ticket, or the tickets of a bundle. */
export const orderUnit = {
  unitId: v.pipe(v.string(), v.nonEmpty()),
  seatPlanName: w.text(),
  /** Tickets. */
  count: w.number(1),
  /** Their numbers among those of the order, from 1. Ours. */
  numbers: w.optional(w.list(v.number())),
  /** Its seats; none without. */
  labels: w.list(w.text()),
  names: w.list(w.text()),
}

/** The same of units that a screen changes. */
export const changedUnit = {
  ...orderUnit,
  /** The open gift that its tickets are in; else empty. Ours. */
  transferId: w.optional(w.text()),
}

/** Fields of a parcel and where it goes. */
export const parcel = {
  recipient: w.text(),
  cellphone: w.text(),
  address: w.text(),
  expressName: w.text(),
  expressNo: w.text(),
}
