import type { TProperties } from 'typebox'
import type { Gateway } from '../../../core/context'
import { found, ok } from '../../../core/envelope'
import type { App } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { passIdOf } from '../show/pass-id-service'
import { seenBy } from '../show/preview-service'
import { findShow } from '../show/query-service'
import { dynamicHalf, staticHalf } from './halves'

interface Half {
  path: string
  query: TProperties
  summary: string
}

/**
 * Registers the static and the dynamic part of a show under the paths of one API version. Both send the show's passId
 * in a header.
 */
export const halfRoutes = (app: App, gateway: Gateway, halves: Record<'fixed' | 'dynamic', Half>): void => {
  const route = (half: 'fixed' | 'dynamic', answer: typeof staticHalf | typeof dynamicHalf) => {
    const { path, query, summary } = halves[half]
    app.get(path, { schema: schema({ summary, params: { showId: Id }, query }) }, async (request, reply) => {
      const row = found(await findShow(gateway.db, request.params.showId))
      const show = half === 'dynamic' ? seenBy(request.headers, row) : row
      reply.header('passId', passIdOf(show.show_id))
      return ok(await answer(gateway, show, request))
    })
  }
  route('fixed', staticHalf)
  route('dynamic', dynamicHalf)
}
