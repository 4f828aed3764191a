import type { GrabDraft } from '../../../../../src/api/grab'
import { mostUnits } from '../../../../../src/domain/grab'
import type { Gateway } from '../../../core/context'
import type { Db, Row } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { json } from '../../../core/database/json'
import { found, Refusal } from '../../../core/envelope'
import { requireAddress } from '../../base/address/service'
import { type ChannelRequest, subscribe, subscriptionsOf, unsubscribe } from '../../base/message/subscription-service'
import { plansOf, sessionsOf } from '../../catalogue/session/query-service'
import { showQuery, type ShowRow } from '../../catalogue/show/query-service'
import { endOf } from '../../catalogue/show/status-service'
import { requireUser } from '../../base/user/account-service'

const requireShow = async (db: Db, showId: string): Promise<ShowRow> =>
  found(await showQuery(db).where('s.show_id', '=', showId).where('s.state', '<>', 'DISABLED').executeTakeFirst())

/** Returns the future sessions of a show with their tiers, or only the session `only`. */
const sessionsToCome = async (db: Db, showId: string, now: number, only = '') => {
  const sessions = (await sessionsOf(db, showId)).filter(
    (session) => session.state === 'LISTED' && endOf(session) > now && (only === '' || session.session_id === only),
  )
  return Promise.all(sessions.map(async (session) => ({ session, plans: await plansOf(db, session.session_id) })))
}

interface InfoRequest {
  showId: string
  needDetails?: boolean
  sessionId?: string
}

/** Returns a buyer's draft for a show, and the options to choose from. Throws `Refusal` notFound. */
export const grabInfo = async ({ db, clock }: Gateway, userId: string, request: InfoRequest) => {
  const { showId, needDetails = false, sessionId } = request
  const show = await requireShow(db, showId)
  const grab = await findRow(db, 'grabs', { user_id: userId, show_id: showId })
  const [reminder] = await subscriptionsOf(db, userId, { occasions: ['GRAB'], showId })
  return {
    show,
    grab: grab ?? null,
    reminder: reminder ?? null,
    user: await requireUser(db, userId),
    sessions: needDetails ? await sessionsToCome(db, showId, clock.now(), sessionId) : null,
  }
}

/** Throws `Refusal` grabClosed unless the show's sale opens at a known time in this shop. */
const refuseClosed = ({ state, sale_time, seat_pick_type }: ShowRow, now: number): void => {
  const opens = state === 'LISTED' && sale_time !== null && sale_time > now
  if (!opens || seat_pick_type === 'SUPPORT_THIRD_PARTY') throw new Refusal('grabClosed')
}

/**
 * Throws `Refusal`: limitReached, or notFound for a missing tier, or for an attendee or address that is missing or
 * belongs to another buyer.
 */
const refuseForeign = async (db: Db, userId: string, show: ShowRow, draft: GrabDraft, now: number): Promise<void> => {
  const sessions = await sessionsToCome(db, show.show_id, now)
  const plans = draft.choices.map(({ sessionId, seatPlanId }) => {
    const { plans: tiers } = found(sessions.find(({ session }) => session.session_id === sessionId))
    return found(tiers.find((plan) => plan.seat_plan_id === seatPlanId))
  })
  const most = mostUnits(
    show.order_limit,
    plans.map(({ unit_qty }) => unit_qty),
  )
  if (draft.quantity > most) throw new Refusal('limitReached', { params: { count: show.order_limit ?? most } })
  if (draft.addressId) await requireAddress(db, userId, draft.addressId)
  const own = await db
    .selectFrom('audiences')
    .select('audience_id')
    .where('user_id', '=', userId)
    .where('audience_id', 'in', ['', ...draft.audienceIds])
    .execute()
  found(own.length === new Set(draft.audienceIds).size ? own : null)
  if (!show.deliver_methods.includes(draft.deliverMethod)) throw new Refusal('deliverUnfit')
}

/** Replaces a buyer's draft for a show. Throws `Refusal`: notFound, grabClosed, limitReached, deliverUnfit. */
export const saveGrab = async (
  { db, clock }: Gateway,
  userId: string,
  showId: string,
  draft: GrabDraft & ChannelRequest,
) => {
  const now = clock.now()
  const show = await requireShow(db, showId)
  refuseClosed(show, now)
  await refuseForeign(db, userId, show, draft, now)
  const row = {
    choices: json([...draft.choices]),
    quantity: draft.quantity,
    audience_ids: json(draft.audienceIds),
    contact: json(draft.contact),
    deliver_method: draft.deliverMethod,
    address_id: draft.addressId,
    changed_at: now,
  }
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('grabs')
      .values({ user_id: userId, show_id: showId, created_at: now, ...row })
      .onConflict((conflict) => conflict.columns(['user_id', 'show_id']).doUpdateSet(row))
      .execute()
    const { remindType, terminalSrc } = draft
    const key = { userId, occasion: 'GRAB', target: showId } as const
    await (draft.remind ? subscribe(tx, key, { showId, now, remindType, terminalSrc }) : unsubscribe(tx, key))
  })
}

/** Deletes a buyer's draft, if it exists. */
export const deleteGrab = async ({ db }: Gateway, userId: string, showId: string): Promise<void> => {
  await db.deleteFrom('grabs').where('user_id', '=', userId).where('show_id', '=', showId).execute()
  await unsubscribe(db, { userId, occasion: 'GRAB', target: showId })
}

/** Returns the shows for which a buyer has a draft. */
export const grabsOf = async ({ db }: Gateway, userId: string): Promise<Pick<Row<'grabs'>, 'show_id'>[]> =>
  db.selectFrom('grabs').select('show_id').where('user_id', '=', userId).orderBy('created_at', 'desc').execute()
