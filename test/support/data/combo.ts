import type { Combo, ComboSession, ComboShow } from '@/api/combo'
import type { HoldSet } from '@/api/hold-set'
import { fen } from '@/domain/money'
import { NOW } from '../fake-clock'

const DAY = 86_400_000

/** A session of a show with one tier of ¥100, `days` after today. */
export const aComboSession = (id: string, days: number, own: Partial<ComboSession> = {}): ComboSession => ({
  ...{ sessionId: id, showTime: NOW + days * DAY, permanent: false, status: 'ON_SALE' },
  seatPlans: [{ seatPlanId: `${id}T`, seatPlanName: '看台', groupId: '', singlePrice: fen(10_000), status: 'ON_SALE' }],
  ...own,
})

/** A show of a combo with one session. */
export const aComboShow = (id: string, name: string, days: number, own: Partial<ComboShow> = {}): ComboShow => ({
  ...{ showId: id, showName: name, posterUrl: '', venueName: '大剧院', cityName: '上海', utcOffset: 480 },
  ...{ seatPickType: 'SUPPORT_PICK_SEAT', status: 'ON_SALE', sessions: [aComboSession(`${id}N`, days)] },
  ...own,
})

/** A combo of two to three of three shows: 10 % off two, 20 % off three. */
export const aCombo = (own: Partial<Combo> = {}): Combo => ({
  ...{ promotionId: 'CB1', grantorMerchantId: 'M1', activityType: 'FLEX', promotionMethod: 'DISCOUNT' },
  ...{ seatPickType: 'EACH', title: '音乐季套票', description: '', pictureUrl: '', state: 'ON_SALE' },
  ...{ saleTime: NOW - DAY, saleEnd: NOW + 2 * DAY, utcOffset: 480, remaining: null, perBuyer: 2 },
  ...{ refundFeeRate: 1_000, groups: [] },
  steps: [
    { count: 2, groupId: '', value: 9_000 },
    { count: 3, groupId: '', value: 8_000 },
  ],
  parts: [
    {
      ...{ partId: 'P1', least: 2, most: 3, quantity: 1 },
      shows: [aComboShow('S1', '甲', 3), aComboShow('S2', '乙', 4), aComboShow('S3', '丙', 5)],
    },
  ],
  ...own,
})

/** The parts of a combo of two fixed shows. */
export const fixedParts = (): Combo['parts'] =>
  ['S1', 'S2'].map((id, at) => ({
    ...{ partId: `P${at + 1}`, least: 1, most: 1, quantity: 1 },
    shows: [aComboShow(id, at === 0 ? '甲' : '乙', 3 + at)],
  }))

/** A running set of the first two shows of `aCombo`. */
export const aHoldSet = (own: Partial<HoldSet> = {}): HoldSet => ({
  ...{ holdSetId: 'HS1', promotionId: 'CB1', expiresAt: NOW + 480_000, extensionsLeft: 1 },
  items: ['S1', 'S2'].map((showId) => ({
    ...{ partId: 'P1', showId, sessionId: `${showId}N`, seatPlanId: `${showId}NT`, seatPlanName: '看台', quantity: 1 },
    seats: [{ seatId: 'A-1-5', seatDesc: 'A 区 1 排 5 座' }],
  })),
  ...own,
})
