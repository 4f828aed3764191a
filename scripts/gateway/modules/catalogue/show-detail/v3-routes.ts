import { found, ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, OptionalId, schema } from '../../../core/schema'
import { halfRoutes } from './half-routes'
import { dynamicHalf, staticHalf } from './halves'
import { isPreview, seenBy } from '../show/preview-service'
import { findShow } from '../show/query-service'

const params = { showId: Id }
const query = { locationCityId: OptionalId }

/** Registers routes for the parts of a show under their v3 paths, and for an unpublished show as a whole. */
export const showV3Routes: Routes = (app, gateway) => {
  const { db } = gateway

  const path = (half: string) => `/show/pub/v3/show_${half}_data/:showId`
  halfRoutes(app, gateway, {
    fixed: { path: path('static'), query, summary: 'A show: what seldom changes, v3; carries its passId' },
    dynamic: { path: path('dynamic'), query, summary: 'A show: state, price, sale time, v3; carries its passId' },
  })

  app.get(
    '/pub/v1/shows/:showId/preview',
    {
      schema: schema({
        summary: 'A show as it will look; one that is not listed for the back office only (header backend-preview)',
        params,
        query,
      }),
    },
    async (request) => {
      const { headers } = request
      const row = await findShow(db, request.params.showId)
      const show = found(row?.state === 'DISABLED' && !isPreview(headers) ? undefined : row)
      return ok({
        ...(await staticHalf(gateway, show, request)),
        ...(await dynamicHalf(gateway, seenBy(headers, show), request)),
      })
    },
  )
}
