import type { GrabInfo } from '@/api/grab'
import { fen } from '@/domain/money'
import { NOW } from '../fake-clock'

/** Two sessions with two tiers each. */
const sessions = [1, 2].map((night) => ({
  sessionId: `N${night}`,
  sessionName: `第${night}场`,
  showTime: NOW + (30 + night) * 86_400_000,
  plans: [1, 2].map((plan) => ({
    seatPlanId: `N${night}P${plan}`,
    seatPlanName: plan === 1 ? '看台' : '内场',
    price: fen(plan * 38_000),
    unitQty: 1,
  })),
}))

/** A show whose sale opens in an hour. The buyer has saved nothing. */
export const aGrab = (more: Partial<GrabInfo> = {}): GrabInfo => ({
  showId: 'S1',
  saved: false,
  saleTime: NOW + 3_600_000,
  choices: [],
  quantity: 1,
  audienceIds: [],
  contact: { cellphone: '13800000001', countryCode: '86', email: '' },
  deliverMethod: 'E_TICKET',
  addressId: '',
  remind: true,
  remindType: null,
  details: {
    showName: '潮声',
    posterUrl: '',
    posterColor: '',
    venueName: '港湾剧院',
    cityName: '上海',
    utcOffset: 480,
    limit: 4,
    audience: { mode: 'NONE', idTypes: [], minAge: null, maxAge: null },
    deliverMethods: [{ code: 'E_TICKET', name: '电子票', description: '', fee: fen(0), needsAddress: false }],
    unavoidableFee: null,
    serviceFee: null,
    requiredGoods: null,
    discountPrivilegeIds: [],
    levelRate: null,
    sessions,
  },
  ...more,
})
