import type { ParkingRecord } from '@/api/parking'
import type { OrderTone } from '@/components/order/order-tone'

/** Displayed state of a parking payment: the state of the record, or the reason for its refund. */
export type RecordLabel = ParkingRecord['state'] | 'UNUSED' | 'DUPLICATE'

/** Returns the displayed state of a parking payment. */
export const recordLabel = (
  record: Pick<ParkingRecord, 'state' | 'isDuplicate' | 'payAmount' | 'refundedAmount'>,
): RecordLabel => {
  const { state, isDuplicate, payAmount, refundedAmount } = record
  if (state !== 'REFUNDED') return state
  if (isDuplicate) return 'DUPLICATE'
  return refundedAmount < payAmount ? 'UNUSED' : state
}

const TONES: Record<RecordLabel, OrderTone> = {
  ...{ UNPAID: 'due', PARKED: 'due', PAID: 'good', OVERTIME: 'due', LEFT: 'over', UNUSED: 'over' },
  ...{ REFUNDING: 'plain', REFUNDED: 'over', DUPLICATE: 'over', CLOSED: 'over' },
}

export const recordTone = (label: RecordLabel): OrderTone => TONES[label]
