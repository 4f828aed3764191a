/**
 * States of a parcel with paper tickets. This project defines them, because the specification has only states of an
 * order.
 * - `PACKING`: the courier does not have it yet.
 * - `ON_WAY`, `OUT`: in transit, out for delivery.
 * - `RETURNING`, `RETURNED`: on its way back to the merchant, arrived there.
 * - `CANCELED`: its tickets were refunded before it was sent.
 */
export const PARCEL_STATES = ['PACKING', 'ON_WAY', 'OUT', 'SIGNED', 'RETURNING', 'RETURNED', 'CANCELED'] as const
export type ParcelState = (typeof PARCEL_STATES)[number]

/**
 * Events of a parcel.
 * - `ADDRESS`: the address was changed.
 * - `VOID`: its tickets were refunded, so it returns to the merchant.
 * - `AGAIN`: the buyer requested to send a returned parcel again.
 */
export const PARCEL_STEPS = [
  'PACKED',
  'ADDRESS',
  'PICKED_UP',
  'DEPARTED',
  'ARRIVED',
  'OUT',
  'SIGNED',
  'RETURNING',
  'VOID',
  'RETURNED',
  'AGAIN',
  'CANCELED',
] as const
export type ParcelStep = (typeof PARCEL_STEPS)[number]

/** Returns true if the buyer can change the address: the parcel was not sent yet, or has been returned. */
export const isAddressOpen = (state: ParcelState): boolean => state === 'PACKING' || state === 'RETURNED'

/** Returns true if the state of the parcel will still change without an action of the buyer. */
export const isMoving = (state: ParcelState): boolean =>
  state === 'PACKING' || state === 'ON_WAY' || state === 'OUT' || state === 'RETURNING'
