import type { TicketToBind } from '@/api/ticket-bind'
import { NOW } from '../fake-clock'

/** A seat for a play, bought at a partner's. */
export const aTicketToBind = (more: Partial<TicketToBind> = {}): TicketToBind => ({
  kind: 'PARTNER',
  issuer: '城市票台',
  showId: 'S1',
  showName: '潮声',
  posterUrl: '',
  posterColor: '',
  showTime: NOW + 26 * 3_600_000,
  utcOffset: 480,
  isPermanent: false,
  venueName: '港湾剧院',
  cityName: '上海',
  seatPlanName: '一层',
  seats: ['2 排 7 座'],
  expiresAt: NOW + 24 * 3_600_000,
  needsNames: false,
  ...more,
})
