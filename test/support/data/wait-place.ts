import type { WaitPlace } from '@/api/waitlist'
import { fen } from '@/domain/money'

/** A waitlist entry for tier p1 with the first position. */
export const aWaitPlace = (more: Partial<WaitPlace> = {}): WaitPlace => ({
  waitId: 'w1',
  showId: 's1',
  sessionId: 'n1',
  sessionName: 'Friday',
  seatPlanId: 'p1',
  seatPlanName: 'Stalls',
  price: fen(38000),
  quantity: 1,
  remindType: 'SMS',
  state: 'WAITING',
  place: 1,
  unitsBefore: 0,
  offered: 0,
  offerUntil: null,
  ...more,
})
