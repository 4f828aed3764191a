import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'
import { newestMessages } from '../../base/message/service'
import { returnTickets } from '../../trade/waitlist/line-service'
import { serializeMessage } from './serializer'

/**
 * Registers routes for messages to buyers, the newest first. The console displays them, because a sandbox sends none.
 * Also registers a route that adds tickets for the waitlist.
 */
export const messageRoutes: Routes = (app, gateway) => {
  app.get(
    '/console/api/messages',
    { schema: schema({ summary: 'Messages to buyers, newest first' }), config: { open: true } },
    async ({ lang }) => ok((await newestMessages(gateway.db)).map((row) => serializeMessage(row, lang))),
  )

  app.post(
    '/console/api/returns',
    {
      schema: schema({ summary: 'Return one unit of each tier with a waitlist' }),
      config: { open: true },
    },
    async () => ok({ tiers: await returnTickets(gateway.db, gateway.clock.now()) }),
  )
}
