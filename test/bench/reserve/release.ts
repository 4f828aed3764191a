import type { Gateway } from '../../../scripts/gateway/core/context'
import { Refusal } from '../../../scripts/gateway/core/envelope'
import { reserve } from '../../../scripts/gateway/modules/after-sale/reservation/reserve-service'
import { brokenRules, watch } from './rules'
import { openService } from './service'

const RESERVE = 'RUSH1'
/** Slot at 10:00, five days after the start of the bench. */
const SLOT = '2026-12-06-1000'
const PLACES = 100
const MINORS = 20
/** Number of requests that run at the same time. */
const AT_ONCE = 50

/** Runs `count` requests, `AT_ONCE` at the same time. Returns the requests per second. */
const crowd = async (count: number, request: (at: number) => Promise<void>): Promise<number> => {
  const begun = performance.now()
  let next = 0
  const work = async () => {
    while (next < count) await request((next += 1) - 1)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return (count / (performance.now() - begun)) * 1000
}

const p95 = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0

/** Inserts one row in a transaction that locks one counter, for each request: the least that a reservation can cost. */
const bareInserts = async ({ db }: Gateway, count: number): Promise<number> => {
  await db
    .insertInto('capacities')
    .values({ kind: 'BARE', owner_id: 'BARE', total: count, remaining: count, excess: 0 })
    .execute()
  return crowd(count, (at) =>
    db.transaction().execute(async (tx) => {
      await tx
        .updateTable('capacities')
        .set((row) => ({ remaining: row('remaining', '-', 1) }))
        .where('kind', '=', 'BARE')
        .execute()
      const hold = { holder_kind: 'BARE', holder_id: `B${at}`, kind: 'BARE', owner_id: 'BARE' }
      await tx
        .insertInto('capacity_holds')
        .values({ ...hold, quantity: 1, state: 'HELD', until: null })
        .execute()
    }),
  )
}

export interface Released {
  accepted: number
  refused: number
  perSecond: number
  barePerSecond: number
  /** Milliseconds. */
  acceptedP95: number
  refusedP95: number
  broken: string[]
}

/**
 * Sends the reservation of each buyer twice, with the same key, for one slot of 100 places with at most 20 minors. Each
 * buyer comes with an adult and a minor, or alone.
 */
export const release = async (gateway: Gateway, buyers: number): Promise<Released> => {
  const { db, clock } = gateway
  const places = { places: PLACES, dayPlaces: 3 * PLACES, minors: MINORS }
  const users = await openService(gateway, { reserveId: RESERVE, buyers, starts: [600], ...places })
  const times = { accepted: [] as number[], refused: [] as number[] }
  const failed: string[] = []
  const request = async (at: number) => {
    const userId = users[at % buyers]
    const audienceIds = (at % buyers) % 3 === 0 ? [`${userId}P1`, `${userId}P2`] : [`${userId}P1`]
    const begun = performance.now()
    try {
      const key = { idempotencyKey: `rush${at % buyers}` }
      await reserve(gateway, userId, { reserveId: RESERVE, slotId: SLOT, audienceIds, quantity: 0, ...key })
      times.accepted.push(performance.now() - begun)
    } catch (error) {
      if (error instanceof Refusal) times.refused.push(performance.now() - begun)
      else failed.push(String(error))
    }
  }
  const perSecond = await crowd(buyers * 2, request)
  const barePerSecond = await bareInserts(gateway, buyers * 2)
  const seen = await watch(db, RESERVE)
  const left = seen.capacities.find(({ kind }) => kind === 'SLOT')?.remaining
  return {
    ...{ accepted: times.accepted.length, refused: times.refused.length, perSecond, barePerSecond },
    ...{ acceptedP95: p95(times.accepted), refusedP95: p95(times.refused) },
    broken: [...failed, ...brokenRules(null, seen, clock.now()), ...(left === 0 ? [] : [`${left} places are left`])],
  }
}
