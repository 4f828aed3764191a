import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, paging, schema } from '../../../core/schema'
import { serializeStub, serializeStubDetail } from './serializer'
import { listStubs, stubWithTickets } from './stub-service'

const base = '/trade/buyer/v3/ticket_stubs'

/** Registers routes for ticket stubs of past visits. */
export const stubRoutes: Routes = (app, gateway) => {
  const { clock } = gateway

  app.get(
    base,
    { schema: schema({ summary: 'Visits of this buyer that left a stub, the latest first', query: paging }) },
    async ({ query: { offset = 0, length = 20 }, userId, lang }) => {
      const { rows, total, last } = await listStubs(gateway, userId, { offset, length, now: clock.now() })
      return ok({ items: rows.map((row) => serializeStub(row, lang)), total, last })
    },
  )

  app.get(
    `${base}/:voucherId`,
    { schema: schema({ summary: 'The stubs of one visit', params: { voucherId: Id } }) },
    async ({ params: { voucherId }, userId, lang }) => {
      const now = clock.now()
      const { voucher, tickets } = await stubWithTickets(gateway, userId, voucherId, now)
      return ok(serializeStubDetail(voucher, tickets, lang, now))
    },
  )
}
