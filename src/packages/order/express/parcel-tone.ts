import type { OrderTone } from '@/components/order/order-tone'
import type { ParcelState } from '@/domain/express/parcel'

const TONES: Record<ParcelState, OrderTone> = {
  PACKING: 'plain',
  ON_WAY: 'plain',
  OUT: 'plain',
  SIGNED: 'good',
  RETURNING: 'bad',
  RETURNED: 'bad',
  CANCELED: 'over',
}

/** Returns the color tone for a parcel's state. A text label is always shown beside it. */
export const parcelTone = (state: ParcelState): OrderTone => TONES[state]
