import type { OrderTone } from '@/components/order/order-tone'
import type { RegistrationState } from '@/domain/open-show/open-show'

/** Tone of each state of a registration, which is always shown beside its label. */
export const REGISTRATION_TONES: Readonly<Record<RegistrationState, OrderTone>> = {
  APPLIED: 'plain',
  NEEDS_CHANGE: 'due',
  APPROVED: 'good',
  REJECTED: 'bad',
  NOT_DRAWN: 'over',
  EXPIRED: 'over',
  CANCELED: 'over',
  CALLED_OFF: 'due',
  IN: 'over',
  PARTLY_IN: 'good',
  NOT_COME: 'bad',
}
