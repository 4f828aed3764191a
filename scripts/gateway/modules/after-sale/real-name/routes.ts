import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { nameTickets } from './naming-service'
import { serializeNaming } from './serializer'
import { namesOfVoucher } from './service'

const params = { voucherId: Id }
const bindings = Type.Array(Type.Object({ ticketId: Id, audienceId: Id }), { minItems: 1, maxItems: 100 })
const path = '/trade/buyer/v3/ticket_audiences/:voucherId'

/** Registers routes for attendee names on the tickets of a voucher. */
export const realNameRoutes: Routes = (app, gateway) => {
  app.get(
    path,
    { schema: schema({ summary: 'Attendees on the tickets of a voucher, and the deadline for changes', params }) },
    async ({ params: { voucherId }, userId, lang }) =>
      ok(serializeNaming(await namesOfVoucher(gateway, userId, voucherId), lang)),
  )

  app.post(
    path,
    {
      schema: schema({
        summary: 'Name people on tickets: first names, and one correction a ticket',
        params,
        body: { bindings },
      }),
    },
    async ({ params: { voucherId }, body, userId, lang }) => {
      await nameTickets(gateway, userId, { voucherId, bindings: body.bindings, lang })
      return ok(serializeNaming(await namesOfVoucher(gateway, userId, voucherId), lang))
    },
  )
}
