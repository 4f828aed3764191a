import type { Ticket, VoucherBrief, VoucherSite } from '@/api/voucher'
import { aPage } from './page'

/** 2026-12-05 19:30 at +08:00. */
const SHOW_TIME = Date.UTC(2026, 11, 5, 11, 30)

/** A voucher of two tickets for a future show. */
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
  number: 1,
  entrance: '',
  audienceName: '',
  state: 'VALID',
  rebooking: false,
  holderOnly: false,
  gift: null,
  ...more,
})

/** Two sites. Each has future and past tickets. */
export const TWO_SITES: readonly VoucherSite[] = [
  { siteId: 'site-1106', siteName: '上海', coming: 2, past: 1 },
  { siteId: 'site-8201', siteName: '澳门', coming: 1, past: 3 },
]

/** One page of the list in the ticket holder. */
export const aVoucherPage = (
  items: readonly Partial<VoucherBrief>[],
  more: { sites?: readonly VoucherSite[]; last?: boolean } = {},
) => ({ ...aPage(items), sites: [], ...more })
