import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { serializeVote } from './serializer'
import { requireVote } from './service'

/** Registers the route of a vote. The routes of its ballots and counts are in after-sale/ballot. */
export const voteRoutes: Routes = (app, { db }) => {
  app.get(
    '/home/pub/v3/votes/:id',
    { schema: schema({ summary: 'A vote with its options and rules', params: { id: Id } }), config: { open: true } },
    async ({ params: { id }, lang }) => ok(await serializeVote(db, await requireVote(db, id), lang)),
  )
}
