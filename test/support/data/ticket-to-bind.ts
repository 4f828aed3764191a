import type { TicketToBind } from '@/api/ticket-bind'
import { NOW } from '../fake-clock'
import { VISIT } from './visit'

/** A seat for a play, bought at a partner's. */
export const aTicketToBind = (more: Partial<TicketToBind> = {}): TicketToBind => ({
  kind: 'PARTNER',
  issuer: '城市票台',
  ...VISIT,
  seatPlanName: '一层',
  seats: ['2 排 7 座'],
  expiresAt: NOW + 24 * 3_600_000,
  needsNames: false,
  ...more,
})
