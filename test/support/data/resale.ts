import type { OrderResale, ResaleUnit } from '@/api/resale'
import { fen } from '@/domain/money'
import type { ResaleState } from '@/domain/resale/rule'
import { NOW } from '../fake-clock'
import { VISIT } from './visit'

const DAY = 86_400_000
const HOUR = 3_600_000

/** A resale listing that is open from now until the deadline, or that has just ended. */
export const anOffer = (state: ResaleState): NonNullable<ResaleUnit['offer']> => ({
  ...{ state, offeredAt: NOW, until: NOW + 20 * DAY - 2 * HOUR },
  closedAt: state === 'OFFERED' || state === 'ORDERED' ? null : NOW,
})

/** A ticket for ¥380. Its seller receives ¥342 for it. */
export const aResaleUnit = (unitId: string, more: Partial<ResaleUnit> = {}): ResaleUnit => ({
  ...{
    unitId,
    seatPlanName: '一层',
    count: 1,
    numbers: [Number(unitId)],
    transferId: '',
    labels: [`6 排 ${unitId} 座`],
    names: [],
    ticketIds: [`T${unitId}`],
  },
  ...{ price: fen(38_000), paid: fen(38_000), fee: fen(3800), back: fen(34_200) },
  ...{ waiting: 2, hindrance: 'NONE', offer: null },
  ...more,
})

/**
 * An order of two tickets that can be resold until two hours before the show, for a fee of 10 %. Two buyers are on the
 * waitlist.
 */
export const anOrderResale = (more: Partial<OrderResale> = {}): OrderResale => ({
  ...{ ...VISIT, showName: 'Tides', venueName: '河岸剧院', showTime: NOW + 20 * DAY, sessionName: '12月20日 19:30' },
  ...{ orderId: 'O1', hindrance: 'NONE', feeRate: 1000, until: NOW + 20 * DAY - 2 * HOUR, serverTime: NOW },
  ...{ ways: [{ method: '支付宝', left: fen(76_000) }], arriveDays: 3, coupon: false },
  units: [aResaleUnit('1'), aResaleUnit('2')],
  ...more,
})
