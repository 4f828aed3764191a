/**
 * States of a parcel with paper tickets. Ours: the specification has the order's states only.
 * - `PACKING`: not with the courier yet
 * - `ON_WAY`, `OUT`: between the courier's places, then with the one who brings it
 * - `RETURNING`, `RETURNED`: on its way back to the merchant, and there
 * - `CANCELED`: its tickets were refunded before it left
 */
export const PARCEL_STATES = ['PACKING', 'ON_WAY', 'OUT', 'SIGNED', 'RETURNING', 'RETURNED', 'CANCELED'] as const
export type ParcelState = (typeof PARCEL_STATES)[number]

/**
 * What happens to a parcel. `ADDRESS`: the buyer changed where it goes; `VOID`: its tickets were refunded, so it turns back; `AGAIN`: it came
 * back, and the buyer had it sent again.
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

/** Whether the buyer decides where it goes: it has not left, or it is back. */
export const isAddressOpen = (state: ParcelState): boolean => state === 'PACKING' || state === 'RETURNED'

/** It still moves by itself. */
export const isMoving = (state: ParcelState): boolean =>
  state === 'PACKING' || state === 'ON_WAY' || state === 'OUT' || state === 'RETURNING'
