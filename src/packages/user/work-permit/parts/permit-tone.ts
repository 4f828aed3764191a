import type { OrderTone } from '@/components/order/order-tone'
import type { PermitState } from '@/domain/permit/permit'

/** Tone of each state of a permit, which is always shown beside its label. */
export const PERMIT_TONES: Readonly<Record<PermitState, OrderTone>> = {
  SUBMITTED: 'plain',
  CONFIRMED: 'plain',
  NEEDS_CHANGE: 'due',
  APPROVED: 'good',
  SUSPENDED: 'bad',
  REVOKED: 'bad',
  REJECTED: 'bad',
  EXPIRED: 'over',
  WITHDRAWN: 'over',
}
