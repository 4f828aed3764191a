import { WAIT_OFFER_TTL } from '../../../../../src/domain/waitlist'
import type { Db, Tx } from '../../../core/database/database'
import { notify } from '../../base/message/subscription-service'
import { lockTier } from '../stock/service'
import { assignResales, freeResales, releaseResales, wantedResales } from '../stock/pool-service'
import { minuteLine, sessionName } from '../../catalogue/show/date-service'
import type { Language } from '../../../core/localized-text'
import { eachRow, leaveToJob, type OnRowError } from '../../../core/each-row'

const factsOf = (tx: Tx, seatPlanId: string) =>
  tx
    .selectFrom('seat_plans as p')
    .innerJoin('sessions as n', 'n.session_id', 'p.session_id')
    .innerJoin('shows as s', 's.show_id', 'n.show_id')
    .select(['s.show_id', 's.name as show_name', 's.utc_offset', 'n.show_time', 'n.permanent', 'p.name as plan_name'])
    .where('p.seat_plan_id', '=', seatPlanId)
    .executeTakeFirstOrThrow()

const offerValues =
  (facts: Awaited<ReturnType<typeof factsOf>>, offer: { count: number; until: number }) => (lang: Language) => ({
    show: facts.show_name[lang],
    session: sessionName(lang, facts.show_time, facts.utc_offset, facts.permanent),
    plan: facts.plan_name[lang],
    count: offer.count,
    until: minuteLine(lang, offer.until, facts.utc_offset),
  })

/**
 * Offers a tier's free units and then other buyers' resales to its waitlist, in the order of positions. The last offer
 * may contain fewer units than requested. Locks the tier.
 */
export const offerNext = async (tx: Tx, seatPlanId: string, now: number): Promise<void> => {
  const { remaining, waiting } = await lockTier(tx, seatPlanId)
  if (waiting === 0) return
  const returned = await freeResales(tx, seatPlanId, now)
  if (remaining + returned.length === 0) return
  const line = await tx
    .selectFrom('waits')
    .select(['wait_id', 'user_id', 'quantity'])
    .where('seat_plan_id', '=', seatPlanId)
    .where('state', '=', 'WAITING')
    .orderBy('sequence')
    .limit(remaining + returned.length)
    .execute()
  const facts = await factsOf(tx, seatPlanId)
  let left = remaining
  let served = 0
  for (const { wait_id: waitId, user_id: userId, quantity } of line) {
    if (left + returned.length === 0) break
    const stock = Math.min(quantity, left)
    const others = returned.splice(0, quantity - stock)
    const offered = stock + others.length
    const until = Math.min(now + WAIT_OFFER_TTL, ...others.map((row) => row.until))
    left -= stock
    served += 1
    await tx
      .updateTable('waits')
      .set({ state: 'OFFERED', offered, returned: others.length, offer_until: until, changed_at: now })
      .where('wait_id', '=', waitId)
      .execute()
    await assignResales(tx, waitId, others)
    const notice = { values: offerValues(facts, { count: offered, until }), path: `/content/${facts.show_id}`, now }
    await notify(tx, { userId, occasion: 'WAIT_LIST', target: waitId }, notice)
  }
  await tx
    .updateTable('stocks')
    .set({ remaining: left, waiting: waiting - served })
    .where('seat_plan_id', '=', seatPlanId)
    .execute()
}

/** Runs an action for each tier in a separate transaction, so that only one tier is locked at a time. */
const eachTier = async (
  db: Db,
  rows: readonly { seat_plan_id: string }[],
  change: (tx: Tx, seatPlanId: string) => Promise<void>,
  onError: OnRowError,
): Promise<void> => {
  const run = (seatPlanId: string) =>
    db.transaction().execute(async (tx) => {
      await lockTier(tx, seatPlanId)
      await change(tx, seatPlanId)
    })
  await eachRow(new Set(rows.map((row) => row.seat_plan_id)), run, onError)
}

const addStock = (tx: Tx, seatPlanId: string, units: number) =>
  tx
    .updateTable('stocks')
    .set((stock) => ({ remaining: stock('remaining', '+', units) }))
    .where('seat_plan_id', '=', seatPlanId)
    .execute()

/** Ends expired offers of a locked tier. Their tickets go to the next waitlist position. */
const missOffers = async (tx: Tx, seatPlanId: string, now: number): Promise<void> => {
  const missed = await tx
    .updateTable('waits')
    .set({ state: 'MISSED', changed_at: now })
    .where('seat_plan_id', '=', seatPlanId)
    .where('state', '=', 'OFFERED')
    .where('offer_until', '<=', now)
    .returning(['wait_id', 'offered', 'returned'])
    .execute()
  await addStock(
    tx,
    seatPlanId,
    missed.reduce((sum, { offered, returned }) => sum + offered - returned, 0),
  )
  await releaseResales(
    tx,
    missed.map(({ wait_id: id }) => id),
  )
  await offerNext(tx, seatPlanId, now)
}

/** Closes the waitlist of a locked tier whose session has started. */
const closeLine = async (tx: Tx, seatPlanId: string, now: number): Promise<void> => {
  await tx
    .updateTable('waits')
    .set({ state: 'CLOSED', changed_at: now })
    .where('seat_plan_id', '=', seatPlanId)
    .where('state', '=', 'WAITING')
    .execute()
  await tx.updateTable('stocks').set({ waiting: 0 }).where('seat_plan_id', '=', seatPlanId).execute()
}

/** Updates all waitlists: closes the waitlists of started sessions, ends expired offers, and makes new offers. */
export const advanceWaitlists = async (db: Db, now: number, onError: OnRowError = leaveToJob): Promise<void> => {
  const over = await db
    .selectFrom('stocks as k')
    .innerJoin('seat_plans as p', 'p.seat_plan_id', 'k.seat_plan_id')
    .innerJoin('sessions as n', 'n.session_id', 'p.session_id')
    .select('k.seat_plan_id')
    .where('k.waiting', '>', 0)
    .where('n.show_time', '<=', now)
    .execute()
  await eachTier(db, over, (tx, seatPlanId) => closeLine(tx, seatPlanId, now), onError)
  const missed = await db
    .selectFrom('waits')
    .select('seat_plan_id')
    .where('state', '=', 'OFFERED')
    .where('offer_until', '<=', now)
    .execute()
  await eachTier(db, missed, (tx, seatPlanId) => missOffers(tx, seatPlanId, now), onError)
  const returned = await db
    .selectFrom('stocks')
    .select('seat_plan_id')
    .where('waiting', '>', 0)
    .where('remaining', '>', 0)
    .execute()
  const wanted = [...returned, ...(await wantedResales(db, now))]
  await eachTier(db, wanted, (tx, seatPlanId) => offerNext(tx, seatPlanId, now), onError)
}

/**
 * Adds one unit to the stock of each tier that has a waitlist. Used by the sandbox's console.
 * @returns number of changed tiers
 */
export const returnTickets = async (db: Db, now: number): Promise<number> => {
  const rows = await db.selectFrom('stocks').select('seat_plan_id').where('waiting', '>', 0).execute()
  const giveBack = async (tx: Tx, seatPlanId: string) => {
    await addStock(tx, seatPlanId, 1)
    await offerNext(tx, seatPlanId, now)
  }
  await eachTier(db, rows, giveBack, (error) => {
    throw error
  })
  return rows.length
}
