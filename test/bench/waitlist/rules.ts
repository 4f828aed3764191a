import { type WaitState } from '../../../src/domain/waitlist'
import type { Db } from '../../../scripts/gateway/core/database/database'
import { getRow } from '../../../scripts/gateway/core/database/rows'
import { merchantLimits } from '../../../scripts/gateway/modules/base/shop/limits-service'

/** State of a tier's waitlist in the database at one moment. */
export interface Seen {
  remaining: number
  waiting: number
  /** The entries of the waitlist, in the order of their sequence numbers. */
  waits: { id: string; state: WaitState; offered: number }[]
}

export const watch = async (db: Db, seatPlanId: string): Promise<Seen> => {
  const { remaining, waiting } = await getRow(db, 'stocks', { seat_plan_id: seatPlanId })
  const rows = await db
    .selectFrom('waits')
    .select(['wait_id', 'state', 'offered'])
    .where('seat_plan_id', '=', seatPlanId)
    .orderBy('sequence')
    .execute()
  return { remaining, waiting, waits: rows.map(({ wait_id: id, state, offered }) => ({ id, state, offered })) }
}

const placesOf = ({ waits }: Seen): Map<string, number> =>
  new Map(waits.filter(({ state }) => state === 'WAITING').map(({ id }, at) => [id, at + 1]))

/** States of entries whose buyers have certainly received an offer. A left entry may have had an offer or not. */
const SERVED: readonly WaitState[] = ['OFFERED', 'MISSED', 'ORDERED']

/**
 * Returns the broken rules of a waitlist; empty if all rules hold.
 * @param supply number of units that were returned, and number of units that were sold
 */
export const brokenRules = (before: Seen | null, now: Seen, supply: { returned: number; sold: number }): string[] => {
  const places = placesOf(now)
  const held = now.waits.reduce((sum, { state, offered }) => sum + (state === 'OFFERED' ? offered : 0), 0)
  const firstWaiting = now.waits.findIndex(({ state }) => state === 'WAITING')
  const lastServed = now.waits.findLastIndex(({ state }) => SERVED.includes(state))
  const back = before ? [...placesOf(before)].filter(([id, place]) => (places.get(id) ?? 0) > place) : []
  const rules: [boolean, string][] = [
    [
      places.size <= merchantLimits.waitlistCapacity,
      `${places.size} wait, more than ${merchantLimits.waitlistCapacity}`,
    ],
    [places.size === now.waiting, `${places.size} wait, ${now.waiting} are counted`],
    [back.length === 0, `places went back: ${back.map(([id]) => id).join(', ')}`],
    [firstWaiting < 0 || lastServed < firstWaiting, 'one who came later was served first'],
    [now.waiting === 0 || now.remaining === 0, `${now.remaining} units left while ${now.waiting} wait`],
    [
      now.remaining + held + supply.sold === supply.returned,
      `${now.remaining} left, ${held} offered and ${supply.sold} sold of ${supply.returned}`,
    ],
  ]
  return rules.filter(([holds]) => !holds).map(([, rule]) => rule)
}
