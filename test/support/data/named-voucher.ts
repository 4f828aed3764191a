import type { NamedTicket, NamedVoucher } from '@/api/real-name'
import { NOW } from '../fake-clock'
import { VISIT } from './visit'

/** A ticket that has no attendee name yet. */
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

/** A voucher whose tickets can get names for one more day. */
export const aNamedVoucher = (tickets: NamedTicket[], more: Partial<NamedVoucher> = {}): NamedVoucher => ({
  voucherId: 'V1',
  ...VISIT,
  exclusive: true,
  idTypes: [],
  needFaceAuth: false,
  deadline: NOW + 24 * 3_600_000,
  tickets,
  ...more,
})
