import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import type { Language } from '../../../core/localized-text'
import { requireShow } from '../show/service'
import { requireSpu, serializeSpu } from './spu-service'
import { serializeTied, tiedGoods, type TiedTickets } from './tied-service'

const Tickets = Type.Integer({ minimum: 1, maximum: 100 })
const SEARCH = '/trade/buyer/v3/spus/tied_sale_search'

/** Registers routes for goods, and those that are sold with tickets (shell §7). */
export const goodsRoutes: Routes = (app, { db }) => {
  app.get(
    '/pub/v2/spus/:id',
    { schema: schema({ summary: 'Goods with their variants', params: { id: Id } }) },
    async ({ params: { id }, lang }) => ok(serializeSpu(await requireSpu(db, id), lang)),
  )

  const search = async (wanted: TiedTickets, lang: Language) => {
    await requireShow(db, wanted.showId)
    const tied = await tiedGoods(db, wanted)
    return ok({ goods: tied.map((each) => serializeTied(each, wanted.tickets, lang)) })
  }

  app.get(
    SEARCH,
    {
      schema: schema({
        summary: 'Goods that are sold with tickets',
        query: {
          ...{ showId: Id, sessionId: Id, quantity: Tickets },
          seatPlanIds: Type.String({ pattern: '^[A-Za-z0-9_,-]{0,1000}$' }),
        },
      }),
    },
    async ({ query: { seatPlanIds, quantity, ...own }, lang }) =>
      search({ ...own, seatPlanIds: seatPlanIds.split(','), tickets: quantity }, lang),
  )

  app.post(
    SEARCH,
    {
      schema: schema({
        summary: 'Goods that are sold with tickets',
        body: { showId: Id, sessionId: Id, seatPlanIds: Type.Array(Id, { maxItems: 10 }), quantity: Tickets },
      }),
    },
    async ({ body: { quantity, ...own }, lang }) => search({ ...own, tickets: quantity }, lang),
  )
}
