import { WAIT_OFFER_TTL } from '../../../src/domain/waitlist'
import type { Gateway } from '../../../scripts/gateway/core/context'
import { Refusal } from '../../../scripts/gateway/core/envelope'
import { takeStock } from '../../../scripts/gateway/modules/trade/stock/service'
import { returnTickets, advanceWaitlists } from '../../../scripts/gateway/modules/trade/waitlist/line-service'
import { useOffers } from '../../../scripts/gateway/modules/trade/waitlist/offer-service'
import { joinLine, leaveLine } from '../../../scripts/gateway/modules/trade/waitlist/service'
import { openSale } from '../rush/sale'
import { brokenRules, type Seen, watch } from './rules'
import { merchantLimits } from '../../../scripts/gateway/modules/base/shop/limits-service'
import { seeded } from '../../gateway/support/mutations'

const PLAN = 'RUSHN01P1'
const AT = { showId: 'S5002', sessionId: 'RUSHN01', seatPlanId: PLAN }
/** Number of steps that run at the same time. */
const AT_ONCE = 10

export interface Played {
  steps: number
  joined: number
  full: number
  left: number
  offersTaken: number
  missed: number
  sold: number
  broken: string[]
}

/** Returns true if the gateway accepts an action, false if it refuses. Any other failure is an error of the gateway. */
const done = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/**
 * Runs `steps` random steps, ten at once: joining, leaving, returning tickets, accepting and missing offers, and sales
 * to other buyers. Checks the rules after every ten steps.
 */
export const play = async (gateway: Gateway, { steps, seed }: { steps: number; seed: number }): Promise<Played> => {
  const { db, clock } = gateway
  const random = seeded(seed)
  const pick = (count: number) => Math.floor(random() * count)
  const crowd = Math.max(merchantLimits.waitlistCapacity + 40, Math.floor(steps / 2))
  await openSale(gateway, crowd, 0)
  await db.updateTable('shows').set({ wait_list: true }).where('show_id', '=', AT.showId).execute()
  await db.updateTable('seat_plans').set({ wait_list: true }).where('seat_plan_id', '=', PLAN).execute()
  await db.updateTable('stocks').set({ total: 100_000 }).where('seat_plan_id', '=', PLAN).execute()
  const played: Played = { steps, joined: 0, full: 0, left: 0, offersTaken: 0, missed: 0, sold: 0, broken: [] }
  const supply = { returned: 0, sold: 0 }

  const join = async () => {
    const user = `RUSH${pick(crowd)}`
    if (await done(joinLine(gateway, user, { ...AT, quantity: 1 + pick(3) }))) played.joined += 1
    else played.full += 1
  }
  const leave = async () => {
    const rows = await db.selectFrom('waits').select(['wait_id', 'user_id']).where('seat_plan_id', '=', PLAN).execute()
    if (rows.length === 0) return
    const { wait_id: waitId, user_id: user } = rows[pick(rows.length)]
    if (await done(leaveLine(gateway, user, waitId))) played.left += 1
  }
  const takeOffer = async () => {
    const rows = await db.selectFrom('waits').selectAll().where('state', '=', 'OFFERED').execute()
    if (rows.length === 0) return
    const { user_id: userId, offered } = rows[pick(rows.length)]
    const quantity = 1 + pick(offered)
    const units = [{ seatPlanId: PLAN, quantity }]
    const ordered = await done(
      db.transaction().execute(async (tx) => {
        await takeStock(tx, await useOffers(tx, { userId, orderId: 'O1', units, now: clock.now() }))
      }),
    )
    if (!ordered) return
    played.offersTaken += 1
    supply.sold += quantity
  }
  const buyBeside = async () => {
    const units = [{ seatPlanId: PLAN, quantity: 1 }]
    if (!(await done(db.transaction().execute((tx) => takeStock(tx, units))))) return
    played.sold += 1
    supply.sold += 1
  }
  const comeBack = async () => {
    for (let more = pick(8); more >= 0; more -= 1) {
      const returned = await returnTickets(db, clock.now())
      supply.returned += returned
    }
  }
  const miss = async () => {
    if (random() < 0.3) await clock.advance(WAIT_OFFER_TTL / 2)
    await advanceWaitlists(db, clock.now())
  }
  const ways = [join, join, join, join, leave, takeOffer, takeOffer, buyBeside, comeBack, comeBack, miss]

  // First fills the waitlist: as many joins as its limit, and 40 more.
  for (let at = 0; at < crowd; at += AT_ONCE) {
    const users = Array.from({ length: Math.min(AT_ONCE, crowd - at) }, (_, one) => `RUSH${at + one}`)
    const joins = users.map((user) => done(joinLine(gateway, user, { ...AT, quantity: 1 })))
    for (const entered of await Promise.all(joins)) played[entered ? 'joined' : 'full'] += 1
  }
  let seen: Seen = await watch(db, PLAN)
  played.broken.push(...brokenRules(null, seen, supply))
  for (let step = 0; step < steps && played.broken.length === 0; step += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => ways[pick(ways.length)]()))
    await advanceWaitlists(db, clock.now())
    const now = await watch(db, PLAN)
    played.broken.push(...brokenRules(seen, now, supply).map((rule) => `step ${step}: ${rule}`))
    seen = now
  }
  played.missed = seen.waits.filter(({ state }) => state === 'MISSED').length
  return played
}
