/**
 * States of a parcel with paper tickets. The states are this project's, because the specification only has states of an
 * order.
 * - `PACKING`: not with the courier yet.
 * - `ON_WAY`, `OUT`: in transit, out for delivery.
 * - `RETURNING`, `RETURNED`: on its way back to the merchant, arrived there.
 * - `CANCELED`: its tickets were refunded before it left.
 */
export const PARCEL_STATES = ['PACKING', 'ON_WAY', 'OUT', 'SIGNED', 'RETURNING', 'RETURNED', 'CANCELED'] as const
export type ParcelState = (typeof PARCEL_STATES)[number]

/**
 * Events of a parcel. `ADDRESS` is a changed address; `VOID` a refund of its tickets, which turns it back. `AGAIN` is a
 * request to send a returned parcel again.
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

/** Returns true if the buyer can change the address: the parcel has not left, or it is back. */
export const isAddressOpen = (state: ParcelState): boolean => state === 'PACKING' || state === 'RETURNED'

/** Returns true if the parcel still changes its state by itself. */
export const isMoving = (state: ParcelState): boolean =>
  state === 'PACKING' || state === 'ON_WAY' || state === 'OUT' || state === 'RETURNING'
