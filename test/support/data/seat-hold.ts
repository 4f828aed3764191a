import type { SeatHold } from '@/api/seats'
import { NOW } from '../fake-clock'

/** A hold of seats for eight minutes. It can be extended once. */
export const aSeatHold = (more: Partial<SeatHold> = {}): SeatHold => ({
  holdId: 'H1',
  showId: 'S1',
  sessionId: 'N1',
  seats: [],
  expiresAt: NOW + 480_000,
  extensionsLeft: 1,
  holdSetId: '',
  ...more,
})
