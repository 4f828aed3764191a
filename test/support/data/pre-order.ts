import type { PreOrder } from '@/api/purchase'
import { fen } from '@/domain/money'

/** 2026-12-05 19:30 at +08:00. */
const SHOW_TIME = Date.UTC(2026, 11, 5, 11, 30)

/** The price of two tickets, without attendees, coupons or an agreement. */
export const aPreOrder = (more: Partial<PreOrder> = {}): PreOrder => ({
  showId: 'S1',
  showName: 'Tides',
  posterUrl: '',
  posterColor: '',
  sessionId: 'N1',
  sessionName: 'Sat 19:30',
  showTime: SHOW_TIME,
  utcOffset: 480,
  venueName: 'Hall',
  cityName: 'Macao',
  items: [
    {
      seatPlanId: 'P1',
      seatPlanName: 'A',
      quantity: 2,
      unitQty: 1,
      unitPrice: fen(38_000),
      amount: fen(76_000),
    },
  ],
  goods: [],
  hasGoods: false,
  ticketCount: 2,
  priceLines: [{ kind: 'TICKETS', title: '', amount: fen(76_000) }],
  total: fen(76_000),
  payAmount: fen(76_000),
  audience: {
    mode: 'NONE',
    count: 0,
    idTypes: [],
    limit: null,
    minAge: null,
    maxAge: null,
    ageCount: null,
  },
  deliverMethods: [{ code: 'E_TICKET', name: 'E-ticket', description: '', fee: fen(0), needsAddress: false }],
  deliverMethod: 'E_TICKET',
  contactType: 'PHONE',
  coupons: [],
  couponId: '',
  cashCards: [],
  pointUsage: null,
  pricingFacts: null,
  priceToken: '',
  notes: [],
  privilegeId: '',
  agreement: null,
  seats: [],
  holdExpiresAt: null,
  ...more,
})

/** Rule for the attendees of an order. It sets no limits. */
export const anAudienceRule = (more: Partial<PreOrder['audience']> = {}): PreOrder['audience'] => ({
  ...{
    mode: 'ONE_PER_ORDER',
    count: 1,
    idTypes: [],
    limit: null,
    minAge: null,
    maxAge: null,
    ageCount: null,
  },
  ...more,
})
