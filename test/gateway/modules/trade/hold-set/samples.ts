import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import { writeCombo } from '../../../../support/combos'
import type { TestGateway } from '../../../support/gateway'
import type { Samples } from '../../../support/sample'
import { shopperOf } from '../../../support/shopper'

/** A play without seat selection. */
const PLAY = { partId: 'P2', showId: 'S2001', sessionId: 'S2001N04', seatPlanId: 'S2001N04P3', quantity: 1 }

const tierIn = (sessionId: string, tier: number) => ({
  ...{ partId: 'P1', showId: sessionId.slice(0, 5), sessionId, seatPlanId: `${sessionId}P${tier}`, quantity: 1 },
})

/**
 * Writes a combo of one session and the play, and returns a request for a set. Each sample has a session of its own,
 * because a set ends other sets with seats in its sessions.
 */
const setAt = (sessionId: string) => async (test: TestGateway) => {
  const promotionId = `CB-${sessionId}`
  await writeCombo(test.gateway.context, promotionId, [
    { partId: 'P1', showIds: [sessionId.slice(0, 5)], sessionIds: [sessionId] },
    { partId: 'P2', showIds: [PLAY.showId] },
  ])
  return { promotionId, items: [tierIn(sessionId, 2), PLAY], idempotencyKey: `walk-set-${sessionId}` }
}

const heldAt = (sessionId: string) => async (test: TestGateway) => {
  const body = await setAt(sessionId)(test)
  const answer = await (await shopperOf(test, DEMO_MEMBER)).post('seat/buyer/v1/hold_sets', body)
  return { promotionId: body.promotionId, holdSetId: answer.body.data.holdSetId as string }
}

const sameAt = async (test: TestGateway) => {
  const sessionIds = ['S6101N01', 'S6101N02']
  const parts = sessionIds.map((sessionId, at) => ({
    ...{ partId: `P${at}`, showIds: ['S6101'], sessionIds: [sessionId] },
  }))
  await writeCombo(test.gateway.context, 'CB-same', parts)
  return { promotionId: 'CB-same', sessionIds, quantity: 2, maxPrice: 100_000 }
}

export const samples: Samples = {
  'holdSet.createHoldSet': setAt('S1101N01'),
  'holdSet.currentHoldSet': async (test) => {
    const { promotionId } = await heldAt('S1101N02')(test)
    return { promotionId }
  },
  'holdSet.extendHoldSet': async (test) => ({ holdSetId: (await heldAt('S1102N01')(test)).holdSetId }),
  'holdSet.releaseHoldSet': async (test) => ({ holdSetId: (await heldAt('S5002N03')(test)).holdSetId }),
  'holdSet.sameSeats': sameAt,
}
