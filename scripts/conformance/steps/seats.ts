import { randomUUID } from 'node:crypto'
import { bestSeats, holdSeats, seatSaleOf } from '../../../src/api/seats'
import { seatedSession } from '../find/shows'
import { need, onlyWithOrder, type Steps, type Walk } from '../step'

const heldId = onlyWithOrder(async ({ answer }: Walk) => ({ holdId: (await answer(holdSeats)).holdId }))

/** Steps of seat maps. Holding seats takes them off sale, so that step requires the permission to order. */
export const steps: Steps = {
  'seats.seatSaleOf': seatedSession,
  'seats.seatMap': async ({ answer }) => {
    const { mapId, version } = await answer(seatSaleOf)
    return { mapId, version }
  },
  'seats.seatStatusOf': seatedSession,
  'seats.bestSeats': async (walk) => ({ ...(await seatedSession(walk)), count: 1 }),
  'seats.currentHold': seatedSession,
  'seats.holdSeats': onlyWithOrder(async (walk) => {
    const { seatIds } = await walk.answer(bestSeats)
    need(seatIds[0], 'free seat')
    const { version } = await walk.answer(seatSaleOf)
    return { ...(await seatedSession(walk)), seatIds, version, idempotencyKey: randomUUID() }
  }),
  'seats.seatHoldOf': heldId,
  'seats.extendHold': heldId,
}

/** Steps that delete data that other steps use. They run last. */
export const endings: Steps = { 'seats.releaseHold': heldId }
