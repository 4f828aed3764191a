import type { TestPart } from '../../support/combos'
import type { Answer } from './gateway'
import { newKey, type Shopper } from './shopper'

const SETS = 'seat/buyer/v1/hold_sets'

/** Two evenings of a theater with 300 seats, two of an opera house, and two of a play without seat selection. */
export const PARTS: TestPart[] = [
  { partId: 'P1', showIds: ['S2101'], sessionIds: ['S2101N01', 'S2101N02'] },
  { partId: 'P2', showIds: ['S6101'], least: 0 },
  { partId: 'P3', showIds: ['S2001'], sessionIds: ['S2001N02', 'S2001N04'], least: 0 },
]

export interface SetItem {
  partId: string
  showId: string
  sessionId: string
  seatPlanId: string
  quantity: number
  seatIds?: string[]
}

/** Returns an item of `PARTS` for a session ("S2101N01") and the number of its tier. */
export const itemOf = (sessionId: string, tier: number, more: Partial<SetItem> = {}): SetItem => {
  const showId = sessionId.slice(0, 5)
  const partId = PARTS.find(({ showIds }) => showIds.includes(showId))?.partId ?? ''
  return { partId, showId, sessionId, seatPlanId: `${sessionId}P${tier}`, quantity: 2, ...more }
}

/** The requests of a buyer about sets of a combo. */
export const setsOf = (by: Shopper, promotionId: string) => ({
  create: (items: SetItem[], more: object = {}): Promise<Answer> =>
    by.post(SETS, { promotionId, items, idempotencyKey: newKey(), ...more }),
  current: async () => (await by.get(`${SETS}/current?promotionId=${promotionId}`)).body.data.holdSet,
  extend: (holdSetId: string): Promise<Answer> => by.post(`${SETS}/extend`, { holdSetId }),
  release: (holdSetId: string): Promise<Answer> => by.post(`${SETS}/release`, { holdSetId }),
})
