import type { OrderRefund, Refund, RefundQuote } from '@/api/refund'
import { fen } from '@/domain/money'
import { NOW } from '../fake-clock'
import { VISIT } from './visit'

const DAY = 86_400_000
const visit = {
  ...{ ...VISIT, showName: 'Tides', venueName: '河岸剧院', showTime: NOW + 20 * DAY, sessionName: '12月20日 19:30' },
}

/** A ticket for ¥380 that can be refunded. */
export const aUnit = (
  unitId: string,
  more: Partial<OrderRefund['units'][number]> = {},
): OrderRefund['units'][number] => ({
  ...{
    unitId,
    seatPlanName: '一层',
    count: 1,
    numbers: [Number(unitId)],
    transferId: '',
    labels: [`6 排 ${unitId} 座`],
    names: [],
    paid: fen(38_000),
  },
  hindrance: 'NONE',
  given: false,
  ...more,
})

/** An order of two tickets. The refund fee is 10 % until a week before the show, and 30 % until two days before. */
export const anOrderRefund = (more: Partial<OrderRefund> = {}): OrderRefund => ({
  ...visit,
  ...{ venueName: '河岸剧院', cityName: '上海', orderId: 'O1', change: 'NONE', perSession: 1, countLeft: 1 },
  paperSent: false,
  privilege: null,
  steps: [
    { fee: 1000, until: NOW + 13 * DAY, state: 'NOW' },
    { fee: 3000, until: NOW + 18 * DAY, state: 'COMING' },
    { fee: null, until: null, state: 'COMING' },
  ],
  hindrance: 'NONE',
  canReturn: false,
  canRebook: false,
  units: [aUnit('1'), aUnit('2')],
  invoiceState: 'NONE',
  refunds: [],
  ...more,
})

/** A quote for refunding these tickets, with a fee of 10 %. */
export const aQuote = (unitIds: string[], more: Partial<RefundQuote> = {}): RefundQuote => ({
  ...{
    quote: `q.${unitIds.join('')}`,
    unitIds,
    qty: unitIds.length,
    deliveryKept: fen(0),
    couponAmount: null,
    packetShares: 0,
    couponCompensation: null,
    feeRate: 1000,
    serviceKept: fen(0),
    pointsBack: [],
    pointsNotEarned: 0,
    growthNotCounted: 0,
    cardBack: null,
  },
  ...{ tickets: fen(38_000 * unitIds.length), fee: fen(3800 * unitIds.length), extras: fen(0) },
  amount: fen(34_200 * unitIds.length),
  ...{ coupon: 'LATER', ways: [{ method: '支付宝', amount: fen(34_200 * unitIds.length) }], arriveDays: 3 },
  ...{ deadline: NOW + 13 * DAY, expireTime: NOW + 600_000 },
  ...more,
})

export const aRefund = (more: Partial<Refund> = {}): Refund => ({
  ...visit,
  ...{
    refundId: 'R1',
    orderId: 'O1',
    itemKind: null,
    pieceIds: [],
    state: 'IN_PROGRESS',
    kind: 'REFUND',
    couponCompensation: null,
    pointBack: 0,
    reason: 'TIME',
    qty: 1,
  },
  units: [{ unitId: '1', seatPlanName: '一层', count: 1, labels: ['6 排 1 座'] }],
  ...{ fee: fen(3800), extras: fen(0), amount: fen(34_200), coupon: 'NONE' },
  ways: [{ method: '支付宝', amount: fen(34_200), state: 'IN_PROGRESS' }],
  progress: [{ state: 'IN_PROGRESS', time: NOW }],
  arriveDays: 3,
  ...more,
})
