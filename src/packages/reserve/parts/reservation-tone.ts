import type { OrderTone } from '@/components/order/order-tone'
import type { ReservationState } from '@/domain/slot/reservation'

/** Tone of each state of a reservation, which is always shown beside its label. */
export const RESERVATION_TONES: Readonly<Record<ReservationState, OrderTone>> = {
  WAITING: 'due',
  OFFERED: 'due',
  LEFT_LINE: 'over',
  MISSED: 'over',
  CONFIRMED: 'good',
  CANCELED: 'over',
  PARTLY_IN: 'good',
  IN: 'over',
  NOT_COME: 'bad',
  CLOSED_BY_VENUE: 'due',
}
