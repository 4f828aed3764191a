import type { RebookCheck, RebookHold, RebookOffer, RebookTier } from '@/api/rebook'
import { holdRebook, rebookCheck, rebookShowUser, releaseRebook } from '@/api/rebook'
import { fen, subtractFen } from '@/domain/money'
import { NOW } from '../fake-clock'
import type { Answers } from '../fake-gateway'

const DAY = 86_400_000
const session = { sessionId: 'N1', sessionName: '12月20日 19:30', showTime: NOW + 30 * DAY, isPermanent: false }
const later = { sessionId: 'N2', sessionName: '12月21日 19:30', showTime: NOW + 31 * DAY, isPermanent: false }

/** A ticket for ¥380 that can be rebooked. */
export const aRebookUnit = (unitId: string, more: Partial<RebookCheck['units'][number]> = {}) => ({
  ...{
    unitId,
    seatPlanName: '一层',
    count: 1,
    numbers: [Number(unitId)],
    transferId: '',
    labels: [`6 排 ${unitId} 座`],
    names: ['林晚'],
    paid: fen(38_000),
  },
  hindrance: 'NONE' as const,
  ...more,
})

/** An order of two tickets. */
export const aRebookCheck = (more: Partial<RebookCheck> = {}): RebookCheck => ({
  ...session,
  ...{ orderId: 'O1', showId: 'S1', showName: 'Tides', posterUrl: '', posterColor: '', utcOffset: 480 },
  ...{
    venueName: '河岸剧院',
    cityName: '上海',
    until: NOW + 19 * DAY,
    hindrance: 'NONE',
    refundBlockReason: 'NONE',
    together: false,
  },
  ...{ pendingOrderId: '', wantedSessionId: '', units: [aRebookUnit('1'), aRebookUnit('2')] },
  ...more,
})

const tier = (seatPlanId: string, seatPlanName: string, price: number, state: RebookTier['state'] = 'OPEN') => ({
  ...{
    seatPlanId,
    seatPlanName,
    state,
    price: fen(price),
    publicPrice: fen(price),
    difference: subtractFen(fen(price), fen(38_000)),
    fee: fen(0),
  },
})

/**
 * Rebooking options for one ticket: a more expensive tier, the current tier, a cheaper tier and a sold-out tier. The
 * session on the next day has the same price.
 */
export const aRebookOffer = (): RebookOffer => ({
  ...{ reminders: [], limits: [] },
  rebook: {
    credit: fen(38_000),
    sessions: [
      {
        ...session,
        seated: true,
        tiers: [
          tier('P1', '池座', 58_000),
          tier('P2', '一层', 38_000, 'CURRENT'),
          tier('P3', '二层', 18_000),
          tier('P4', '包厢', 88_000, 'SOLD_OUT'),
        ],
      },
      { ...later, seated: false, tiers: [tier('Q2', '一层', 38_000)] },
      {
        ...later,
        sessionId: 'N3',
        sessionName: '12月22日 19:30',
        showTime: NOW + 32 * DAY,
        seated: false,
        tiers: [tier('R2', '一层', 38_000, 'SOLD_OUT')],
      },
    ],
  },
})

const PRICES: Record<string, [name: string, price: number]> = {
  P1: ['池座', 58_000],
  P3: ['二层', 18_000],
  Q2: ['一层', 38_000],
}

/** A hold of one ticket in a tier, for ten minutes. */
export const aRebookHold = (
  { seatPlanId, sessionId, unitIds }: { seatPlanId: string; sessionId: string; unitIds: string[] },
  more: Partial<RebookHold> = {},
): RebookHold => {
  const [seatPlanName = '', price = 0] = PRICES[seatPlanId] ?? []
  const back = Math.max(0, 38_000 - price)
  return {
    ...{ rebookId: `C-${seatPlanId}`, orderId: 'O1', qty: unitIds.length, utcOffset: 480 },
    before: { ...session, units: unitIds.map((id) => aRebookUnit(id)) },
    after: { ...(sessionId === 'N2' ? later : session), seatPlanId, seatPlanName, labels: ['2 排 5 座'] },
    ...{
      price: fen(price),
      paid: fen(38_000),
      carried: fen(0),
      pointsBack: 0,
      fee: fen(0),
      due: fen(Math.max(0, price - 38_000)),
      back: fen(back),
    },
    ...{ ways: back > 0 ? [{ method: '支付宝', amount: fen(back) }] : [], arriveDays: 3 },
    expireTime: NOW + 600_000,
    ...more,
  } as RebookHold
}

/** A request of a buyer to hold tickets. */
export interface WantedRebook {
  sessionId: string
  seatPlanId: string
  rebookTicketItems: { unitId: string }[]
}

/** An order that can be rebooked, and the hold for the request. */
export const rebookAnswers: Answers = [
  [rebookCheck, () => aRebookCheck()],
  [rebookShowUser, () => aRebookOffer()],
  [
    holdRebook,
    ({ rebookTicketItems, ...wanted }: WantedRebook) =>
      aRebookHold({ ...wanted, unitIds: rebookTicketItems.map(({ unitId }) => unitId) }),
  ],
  [releaseRebook, () => undefined],
]
