import type { Db, Row, Tx } from '../../../core/database/database'
import { found, Refusal } from '../../../core/envelope'
import type { LocalizedText } from '../../../core/localized-text'
import { saleByPrivilege } from '../privilege/service'
import { requireTags } from '../privilege/tag-service'
import { sessionStatusAt } from '../show/status-service'
import { plansOf, requireSession } from './query-service'

export type SaleShow = Row<'shows'> & { venue_name: LocalizedText; city_name: LocalizedText }

const saleShow = (db: Db | Tx, showId: string): Promise<SaleShow | undefined> =>
  db
    .selectFrom('shows as s')
    .innerJoin('venues as v', 'v.venue_id', 's.venue_id')
    .innerJoin('cities as c', 'c.city_id', 'v.city_id')
    .selectAll('s')
    .select(['v.name as venue_name', 'c.name as city_name'])
    .where('s.show_id', '=', showId)
    .executeTakeFirst()

const refuseClosedSale = (show: SaleShow, session: Row<'sessions'>, remaining: number, now: number): void => {
  const status = sessionStatusAt(show, { ...session, remaining }, now)
  if (status === 'COMPLETED') throw new Refusal('sessionEnded')
  if (status === 'SOLD_OUT' || status === 'LACK_OF_TICKET') throw new Refusal('soldOut')
  if (status !== 'ON_SALE') throw new Refusal('notOnSale')
}

interface Entrance {
  showId: string
  sessionId: string
  userId: string
  privilegeId?: string
  now: number
  /**
   * True if seats are picked. A refusal then names the taken seats instead of reporting that the session is sold out.
   */
  seated?: boolean
  /** Units by tier that are reserved for this buyer, in addition to the stock. */
  offered?: ReadonlyMap<string, number>
}

/**
 * Returns a session that this buyer can buy now, with its tiers. Throws `Refusal`: notFound, sessionEnded, notOnSale,
 * soldOut, specifiedUsersOnly.
 */
export const openSession = async (db: Db | Tx, entrance: Entrance) => {
  const { showId, sessionId, userId, privilegeId = '', now, seated = false, offered } = entrance
  const show = found(await saleShow(db, showId))
  if (show.jump_url !== null) throw new Refusal('notOnSale')
  const session = await requireSession(db, showId, sessionId)
  const plans = (await plansOf(db, sessionId)).map((plan) => ({
    ...plan,
    remaining: plan.remaining + (offered?.get(plan.seat_plan_id) ?? 0),
  }))
  const remaining = plans.reduce((sum, plan) => sum + plan.remaining, 0)
  refuseClosedSale(
    await saleByPrivilege(db, show, { privilegeId, userId, now }),
    session,
    remaining + Number(seated),
    now,
  )
  await requireTags(db, userId, [show, session])
  return { show, session, plans }
}
