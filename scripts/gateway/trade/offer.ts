import { type Fen, fen } from '../../../src/domain/money'
import { type PlanRow, plansOf } from '../catalogue/session-query'
import { sessionStatusAt } from '../catalogue/status'
import type { Db, Tx } from '../db/database'
import type { SessionTable, ShowTable } from '../db/tables'
import type { Words } from '../db/words'
import { found, Refusal } from '../envelope'
import { boughtTickets } from '../people/bought'
import { saleByPrivilege } from '../people/privileges'
import type { PricedItem } from './pricing'
import type { Purchase } from './purchase-input'

export type SaleShow = ShowTable & { venue_name: Words; city_name: Words }

export interface OfferItem extends PricedItem {
  plan: PlanRow
  /** Fen: price × quantity. */
  amount: Fen
}

/** What is wanted of one session, found in the catalogue and buyable now. */
export interface Offer {
  show: SaleShow
  session: SessionTable
  items: OfferItem[]
  ticketCount: number
}

const saleShow = (db: Db | Tx, showId: string): Promise<SaleShow | undefined> =>
  db
    .selectFrom('shows as s')
    .innerJoin('venues as v', 'v.venue_id', 's.venue_id')
    .innerJoin('cities as c', 'c.city_id', 'v.city_id')
    .selectAll('s')
    .select(['v.name as venue_name', 'c.name as city_name'])
    .where('s.show_id', '=', showId)
    .executeTakeFirst()

/** Units by seat plan; a plan named twice counts together. */
const wantedUnits = (items: Purchase['items']): Map<string, number> => {
  const wanted = new Map<string, number>()
  for (const { seatPlanId, quantity } of items) wanted.set(seatPlanId, (wanted.get(seatPlanId) ?? 0) + quantity)
  return wanted
}

const refuseClosedSale = (show: SaleShow, session: SessionTable, plans: readonly PlanRow[], now: number): void => {
  const remaining = plans.reduce((sum, plan) => sum + plan.remaining, 0)
  const status = sessionStatusAt(show, { ...session, remaining }, now)
  if (status === 'COMPLETED') throw new Refusal('sessionEnded')
  if (status === 'SOLD_OUT' || status === 'LACK_OF_TICKET') throw new Refusal('soldOut')
  if (status !== 'ON_SALE') throw new Refusal('notOnSale')
}

/** Finds what a buyer wants. Throws `Refusal`: notFound, sessionEnded, notOnSale, soldOut, limitReached. */
export const readOffer = async (db: Db | Tx, userId: string, purchase: Purchase, now: number): Promise<Offer> => {
  const { showId, sessionId, items } = purchase
  const show = found(await saleShow(db, showId))
  const session = found(
    await db
      .selectFrom('sessions')
      .selectAll()
      .where('session_id', '=', sessionId)
      .where('show_id', '=', showId)
      .executeTakeFirst(),
  )
  const plans = await plansOf(db, sessionId)
  const wanted = [...wantedUnits(items)].map(([seatPlanId, quantity]) => ({
    plan: found(plans.find((plan) => plan.seat_plan_id === seatPlanId)),
    quantity,
  }))
  const { privilegeId = '' } = purchase
  refuseClosedSale(await saleByPrivilege(db, show, { privilegeId, userId, now }), session, plans, now)
  if (wanted.some(({ plan, quantity }) => plan.remaining < quantity)) throw new Refusal('soldOut')
  const ticketCount = wanted.reduce((sum, { plan, quantity }) => sum + plan.unit_qty * quantity, 0)
  if (show.order_limit !== null && ticketCount + (await boughtTickets(db, userId, sessionId)) > show.order_limit) {
    throw new Refusal('limitReached', { params: { count: show.order_limit } })
  }
  return {
    show,
    session,
    ticketCount,
    items: wanted.map(({ plan, quantity }) => {
      const price = fen(plan.sale_price ?? plan.price)
      return { plan, quantity, price, amount: fen(price * quantity) }
    }),
  }
}
