import type { OrderState } from '../../../../../src/domain/order/state'
import type { ParcelState, ParcelStep } from '../../../../../src/domain/express/parcel'

const HOUR = 3_600_000

interface Step {
  state: ParcelState
  /** The next step and the delay until then, in ms. */
  next?: [step: ParcelStep, after: number]
  /** City of the step: the city of the venue or of the buyer. */
  at?: 'origin' | 'destination'
  /** State of the order after this step, if it changes. */
  order?: OrderState
}

/** State and successor of each parcel step in the sandbox. */
export const STEPS: Record<ParcelStep, Step> = {
  PACKED: { state: 'PACKING', next: ['PICKED_UP', 12 * HOUR], at: 'origin' },
  ADDRESS: { state: 'PACKING' },
  PICKED_UP: { state: 'ON_WAY', next: ['DEPARTED', 4 * HOUR], at: 'origin', order: 'DELIVERING_EXPRESS' },
  DEPARTED: { state: 'ON_WAY', next: ['ARRIVED', 14 * HOUR], at: 'origin' },
  ARRIVED: { state: 'ON_WAY', next: ['OUT', 6 * HOUR], at: 'destination' },
  OUT: { state: 'OUT', next: ['SIGNED', 4 * HOUR], at: 'destination' },
  SIGNED: { state: 'SIGNED', at: 'destination', order: 'SUCCEEDED' },
  RETURNING: { state: 'RETURNING', next: ['RETURNED', 24 * HOUR], at: 'destination' },
  VOID: { state: 'RETURNING', next: ['RETURNED', 24 * HOUR] },
  AGAIN: { state: 'PACKING', next: ['PICKED_UP', 12 * HOUR] },
  RETURNED: { state: 'RETURNED', at: 'origin' },
  CANCELED: { state: 'CANCELED' },
}
