import { Type } from 'typebox'
import { ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { Id, schema } from '../../core/schema'
import { actOnParcel, newestParcels, PARCEL_ACTIONS } from '../express/service'
import { serializeParcel } from './serializer'

const MAX = 20
const params = { orderId: Id }
const body = { action: Type.Union(PARCEL_ACTIONS.map((action) => Type.Literal(action))) }

/** The parcels of the newest orders, and what the courier does with them. */
export const parcelConsoleRoutes: Routes = (app, { db, clock }) => {
  app.get(
    '/console/api/parcels',
    { schema: schema({ summary: 'The parcels of the newest orders' }), config: { open: true } },
    async ({ lang }) => ok((await newestParcels(db, MAX)).map((row) => serializeParcel(row, lang))),
  )

  app.post(
    '/console/api/parcels/:orderId',
    { schema: schema({ summary: 'What the courier does with a parcel', params, body }), config: { open: true } },
    async ({ params: { orderId }, body: { action } }) => {
      await actOnParcel(db, orderId, action, clock.now())
      return ok()
    },
  )
}
