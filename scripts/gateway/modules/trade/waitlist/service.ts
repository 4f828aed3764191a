import { sql } from 'kysely'
import { isOpenWait } from '../../../../../src/domain/waitlist'
import type { Gateway } from '../../../core/context'
import type { Db, Tx } from '../../../core/database/database'
import { found, Refusal } from '../../../core/envelope'
import { newId } from '../../../core/ids'
import { type ChannelRequest, subscribe, unsubscribe } from '../../base/message/subscription-service'
import { requireTags } from '../../catalogue/privilege/tag-service'
import { plansOf, requireSession } from '../../catalogue/session/query-service'
import { requireShow } from '../../catalogue/show/service'
import { releaseResales } from '../stock/pool-service'
import { sessionStatusAt } from '../../catalogue/show/status-service'
import { offerNext, advanceWaitlists } from './line-service'
import { merchantLimits } from '../../base/shop/limits-service'
import { lockTier } from '../stock/service'

/** Selects a buyer's waitlist positions with their tiers, and the number of buyers and units before each position. */
const placesQuery = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('waits as w')
    .innerJoin('seat_plans as p', 'p.seat_plan_id', 'w.seat_plan_id')
    .innerJoin('sessions as n', 'n.session_id', 'w.session_id')
    .innerJoin('shows as s', 's.show_id', 'w.show_id')
    .leftJoin('subscriptions as u', (join) =>
      join.onRef('u.user_id', '=', 'w.user_id').onRef('u.target_id', '=', 'w.wait_id').on('u.kind', '=', 'WAIT_LIST'),
    )
    .selectAll('w')
    .select('u.channel as remind_type')
    .select(['p.name as plan_name', 'p.price', 'p.sale_price', 'n.show_time', 'n.permanent', 's.utc_offset'])
    .select([
      sql<number>`(select count(*)::int from waits b where b.seat_plan_id = w.seat_plan_id and b.state = 'WAITING' and b.sequence < w.sequence)`.as(
        'before',
      ),
      sql<number>`(select coalesce(sum(b.quantity), 0)::int from waits b where b.seat_plan_id = w.seat_plan_id and b.state = 'WAITING' and b.sequence < w.sequence)`.as(
        'units_before',
      ),
    ])
    .where('w.user_id', '=', userId)

export type PlaceRow = Awaited<ReturnType<ReturnType<typeof placesQuery>['execute']>>[number]

const placeOf = async (db: Db | Tx, userId: string, waitId: string): Promise<PlaceRow> =>
  found(await placesQuery(db, userId).where('w.wait_id', '=', waitId).executeTakeFirst())

/** Time during which an ended waitlist position is still shown, in ms. */
const TELLS_FOR = 24 * 3_600_000

/** Returns the tiers with a waitlist, and this buyer's positions, the newest first. Throws `Refusal` notFound. */
export const waitlistOf = async ({ db, clock }: Gateway, userId: string, showId: string) => {
  await requireShow(db, showId)
  const now = clock.now()
  await advanceWaitlists(db, now)
  const tiers = await db
    .selectFrom('seat_plans as p')
    .innerJoin('sessions as n', 'n.session_id', 'p.session_id')
    .innerJoin('stocks as k', 'k.seat_plan_id', 'p.seat_plan_id')
    .select(['p.seat_plan_id', 'k.waiting'])
    .where('n.show_id', '=', showId)
    .where('k.waiting', '>', 0)
    .orderBy('p.seat_plan_id')
    .execute()
  const places = await placesQuery(db, userId)
    .where('w.show_id', '=', showId)
    .where((where) =>
      where.or([
        where('w.state', 'in', ['WAITING', 'OFFERED']),
        where.and([where('w.state', '=', 'MISSED'), where('w.changed_at', '>', now - TELLS_FOR)]),
      ]),
    )
    .orderBy('w.sequence', 'desc')
    .execute()
  return { tiers, places }
}

export interface JoinRequest extends ChannelRequest {
  showId: string
  sessionId: string
  seatPlanId: string
  quantity: number
}

/**
 * Checks that the buyer can join the waitlist of the requested tier. Throws `Refusal`: notFound, waitlistClosed,
 * limitReached, specifiedUsersOnly.
 */
const requireLine = async (db: Db, userId: string, request: JoinRequest, now: number): Promise<void> => {
  const show = await requireShow(db, request.showId)
  const session = await requireSession(db, request.showId, request.sessionId)
  const plans = await plansOf(db, request.sessionId)
  const plan = found(plans.find((each) => each.seat_plan_id === request.seatPlanId))
  const status = sessionStatusAt(show, { ...session, remaining: 0 }, now)
  const sells = status === 'SOLD_OUT' || status === 'LACK_OF_TICKET'
  if (!sells || !show.wait_list || !plan.wait_list || session.show_time <= now) throw new Refusal('waitlistClosed')
  if (show.order_limit !== null && request.quantity * plan.unit_qty > show.order_limit)
    throw new Refusal('limitReached', { params: { count: show.order_limit } })
  await requireTags(db, userId, [show, session, plan])
}

/**
 * Adds a buyer to the end of a tier's waitlist. Does nothing if the buyer is already on it. Throws `Refusal`: notFound,
 * waitlistClosed, waitlistFull, limitReached, specifiedUsersOnly.
 */
export const joinLine = async ({ db, clock }: Gateway, userId: string, request: JoinRequest): Promise<PlaceRow> => {
  const now = clock.now()
  await requireLine(db, userId, request, now)
  const { showId, sessionId, seatPlanId, quantity } = request
  return db.transaction().execute(async (tx) => {
    const { remaining, waiting } = await lockTier(tx, seatPlanId)
    const own = await tx
      .selectFrom('waits')
      .select('wait_id')
      .where('user_id', '=', userId)
      .where('seat_plan_id', '=', seatPlanId)
      .where('state', 'in', ['WAITING', 'OFFERED'])
      .executeTakeFirst()
    if (own) return placeOf(tx, userId, own.wait_id)
    if (remaining > 0 && waiting === 0) throw new Refusal('waitlistClosed')
    const { waitlistCapacity: count } = merchantLimits
    if (waiting >= count) throw new Refusal('waitlistFull', { params: { count } })
    const waitId = newId('W')
    await tx
      .updateTable('stocks')
      .set({ waiting: waiting + 1 })
      .where('seat_plan_id', '=', seatPlanId)
      .execute()
    await tx
      .insertInto('waits')
      .values({
        wait_id: waitId,
        user_id: userId,
        show_id: showId,
        session_id: sessionId,
        seat_plan_id: seatPlanId,
        quantity,
        state: 'WAITING',
        joined_at: now,
        changed_at: now,
      })
      .execute()
    const { remindType, terminalSrc } = request
    await subscribe(tx, { userId, occasion: 'WAIT_LIST', target: waitId }, { showId, now, remindType, terminalSrc })
    // Checks for a resale that is already available.
    await offerNext(tx, seatPlanId, now)
    return placeOf(tx, userId, waitId)
  })
}

/** Ends an open waitlist position, and offers its tickets to the next position. Locks the tier. */
export const giveUpPlace = async (
  tx: Tx,
  place: Pick<PlaceRow, 'wait_id' | 'seat_plan_id' | 'state' | 'offered' | 'returned'>,
  now: number,
): Promise<void> => {
  const { wait_id: waitId, seat_plan_id: seatPlanId, state, offered, returned } = place
  await lockTier(tx, seatPlanId)
  await tx.updateTable('waits').set({ state: 'LEFT', changed_at: now }).where('wait_id', '=', waitId).execute()
  await tx
    .updateTable('stocks')
    .set((stock) =>
      state === 'WAITING'
        ? { waiting: stock('waiting', '-', 1) }
        : { remaining: stock('remaining', '+', offered - returned) },
    )
    .where('seat_plan_id', '=', seatPlanId)
    .execute()
  await releaseResales(tx, [waitId])
  await offerNext(tx, seatPlanId, now)
}

/**
 * Ends a buyer's waitlist position or offer, and offers its tickets to the next position. Throws `Refusal`: notFound,
 * waitOver.
 */
export const leaveLine = async ({ db, clock }: Gateway, userId: string, waitId: string): Promise<PlaceRow> => {
  const now = clock.now()
  const { seat_plan_id: seatPlanId } = await placeOf(db, userId, waitId)
  return db.transaction().execute(async (tx) => {
    await lockTier(tx, seatPlanId)
    const place = await placeOf(tx, userId, waitId)
    if (place.state === 'LEFT') return place
    if (!isOpenWait(place.state)) throw new Refusal('waitOver')
    await giveUpPlace(tx, place, now)
    await unsubscribe(tx, { userId, occasion: 'WAIT_LIST', target: waitId })
    return placeOf(tx, userId, waitId)
  })
}

/**
 * Changes the channel for the notification about an offer. Throws `Refusal`: notFound, waitOver for a position that is
 * no longer waiting.
 */
export const setWaitChannel = async (
  { db, clock }: Gateway,
  userId: string,
  waitId: string,
  request: ChannelRequest,
): Promise<PlaceRow> => {
  const { state, show_id: showId } = await placeOf(db, userId, waitId)
  if (state !== 'WAITING') throw new Refusal('waitOver')
  await subscribe(db, { userId, occasion: 'WAIT_LIST', target: waitId }, { showId, now: clock.now(), ...request })
  return placeOf(db, userId, waitId)
}
