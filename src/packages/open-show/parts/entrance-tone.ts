import type { OrderTone } from '@/components/order/order-tone'
import type { EntranceState } from '@/domain/entrance'

/** Tone of each state of an entrance registration, which is always shown beside its label. */
export const ENTRANCE_TONES: Readonly<Record<EntranceState, OrderTone>> = {
  MISSING: 'due',
  CHANGE: 'due',
  DONE: 'good',
  CLOSED: 'over',
  IN: 'over',
}
