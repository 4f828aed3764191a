import type { NamedTicket, NamedVoucher } from '@/api/real-name'
import { NOW } from '../fake-clock'

/** A ticket that nobody is named on. */
export const aNamedTicket = (ticketId: string, more: Partial<NamedTicket> = {}): NamedTicket => ({
  ticketId,
  seatPlanName: '一层',
  seatDesc: `6 排 ${ticketId}`,
  row: 'P1 6 排 ',
  minAge: null,
  maxAge: null,
  state: 'VALID',
  audienceId: '',
  audienceName: '',
  idType: 'ID_CARD',
  idNo: '',
  guardianPhone: '',
  corrections: 0,
  changes: [],
  ...more,
})

/** A voucher whose names are taken for another day. */
export const aNamedVoucher = (tickets: NamedTicket[], more: Partial<NamedVoucher> = {}): NamedVoucher => ({
  voucherId: 'V1',
  showId: 'S1',
  showName: '潮声',
  posterUrl: '',
  posterColor: '',
  showTime: NOW + 26 * 3_600_000,
  utcOffset: 480,
  isPermanent: false,
  venueName: '港湾剧院',
  cityName: '上海',
  exclusive: true,
  idTypes: [],
  needFaceAuth: false,
  deadline: NOW + 24 * 3_600_000,
  tickets,
  ...more,
})
