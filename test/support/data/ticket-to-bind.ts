import type { TicketToBind } from '@/api/ticket-bind'
import { NOW } from '../fake-clock'
import { VISIT } from './visit'

/** A ticket with a seat for a play, which was bought from a partner. */
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
