import type { Samples } from '../../../support/sample'
import type { TestGateway } from '../../../support/gateway'

const PLAN = { mapId: 'M-blackbox', version: '1' }
const seatedAt = (showId: string, session: number) => ({ showId, sessionId: `${showId}N0${session}` })
/** Returns a request that holds the best two seats of a session. */
const pairAt = (showId: string, session: number) => async (test: TestGateway) => {
  const at = seatedAt(showId, session)
  const { body } = await test.ask(`show/pub/v1/show/${showId}/session/${at.sessionId}/best_seats?count=2`)
  return { ...at, seatIds: body.data.seatIds, version: PLAN.version, idempotencyKey: `walk-hold-${at.sessionId}` }
}
/** Creates a hold of the demo member in a session that no other sample uses. Returns the id of the hold. */
const heldAt = (showId: string, session: number) => async (test: TestGateway) => {
  const { accessToken: token } = await test.signIn()
  const hold = await pairAt(showId, session)(test)
  const { body } = await test.ask('show/buyer/v1/seat_hold', { method: 'POST', token, body: hold })
  return { holdId: body.data.holdId }
}

export const samples: Samples = {
  'seats.seatMap': PLAN,
  'seats.seatSaleOf': seatedAt('S2101', 1),
  'seats.seatStatusOf': { ...seatedAt('S2101', 1), since: 1 },
  'seats.bestSeats': { ...seatedAt('S2101', 1), count: 2, section: 'A', maxPrice: 30000, skip: 1 },
  'seats.holdSeats': pairAt('S2101', 1),
  'seats.currentHold': { sessionId: 'S2101N01' },
  'seats.seatHoldOf': heldAt('S2101', 2),
  'seats.extendHold': heldAt('S6101', 1),
  'seats.releaseHold': heldAt('S6101', 2),
}
