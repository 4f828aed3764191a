import type { Ticket, VoucherBrief } from '@/api/voucher'

/** 2026-12-05 19:30 at +08:00. */
const SHOW_TIME = Date.UTC(2026, 11, 5, 11, 30)

/** A voucher of two tickets for a show to come. */
export const aVoucher = (more: object = {}): Partial<VoucherBrief> => ({
  voucherId: 'V1',
  orderId: 'O1',
  showId: 'S1',
  showName: '潮声',
  showTime: SHOW_TIME,
  venueName: '港湾剧院',
  qty: 2,
  ...more,
})

/** A valid ticket without a seat. */
export const aTicket = (more: Partial<Ticket> = {}): Ticket => ({
  ticketId: 'T1',
  seatPlanName: '',
  seatDesc: '',
  entrance: '',
  audienceName: '',
  state: 'VALID',
  ...more,
})
