import type { Db } from '../../../scripts/gateway/core/database/database'

/** Waitlist entries by id, with tier, position and state. */
export type Queue = Map<string, { plan: string; sequence: number; state: string }>

export const queueOf = async (db: Db): Promise<Queue> => {
  const rows = await db.selectFrom('waits').select(['wait_id', 'seat_plan_id', 'sequence', 'state']).execute()
  return new Map(rows.map((row) => [row.wait_id, { plan: row.seat_plan_id, sequence: row.sequence, state: row.state }]))
}

/** Returns entries that were overtaken: a later entry was served while they were still waiting. */
export const passedPlaces = (before: Queue, after: Queue): string[] => {
  const waited = [...after].filter(([id, { state }]) => state === 'WAITING' && before.get(id)?.state === 'WAITING')
  const served = [...after].filter(([id, { state }]) => state === 'OFFERED' && before.get(id)?.state === 'WAITING')
  return waited.flatMap(([id, place]) =>
    served.some(([, one]) => one.plan === place.plan && one.sequence > place.sequence) ? [`${id} was passed`] : [],
  )
}
