import { randomUUID } from 'node:crypto'
import { comboDetail } from '../../../src/api/combo'
import { createHoldSet } from '../../../src/api/hold-set'
import { need, onlyWithOrder, type Steps, type Walk } from '../step'

/** Returns the first session of as many shows as a set of the combo needs. */
const aSet = async ({ answer }: Walk) => {
  const { promotionId, parts } = await answer(comboDetail)
  const items = parts.flatMap(({ partId, least, quantity, shows }) =>
    shows.slice(0, Math.max(1, least)).map(({ showId, sessions }) => {
      const { sessionId, seatPlans } = need(sessions[0], 'session of a combo')
      const { seatPlanId } = need(seatPlans[0], 'tier of a combo')
      return { partId, showId, sessionId, seatPlanId, quantity }
    }),
  )
  return { promotionId, items }
}

const heldSet = onlyWithOrder(async ({ answer }: Walk) => ({ holdSetId: (await answer(createHoldSet)).holdSetId }))

/** Steps of hold sets. Holding seats takes them off sale, so that step requires the permission to order. */
export const steps: Steps = {
  'holdSet.sameSeats': async (walk) => {
    const { promotionId, items } = await aSet(walk)
    return { promotionId, sessionIds: items.map(({ sessionId }) => sessionId), quantity: 1 }
  },
  'holdSet.createHoldSet': onlyWithOrder(async (walk) => ({ ...(await aSet(walk)), idempotencyKey: randomUUID() })),
  'holdSet.currentHoldSet': async (walk) => ({ promotionId: (await aSet(walk)).promotionId }),
  'holdSet.extendHoldSet': heldSet,
}

/** Steps that delete data that other steps use. They run last. */
export const endings: Steps = { 'holdSet.releaseHoldSet': heldSet }
