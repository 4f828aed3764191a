import type { Routes } from '../../../core/provider'
import { actOnParcel, newestParcels, PARCEL_ACTIONS } from '../../after-sale/express/service'
import { consoleList } from './list-routes'
import { serializeParcel } from './serializer'

/** Registers routes for the parcels of the newest orders, and the courier's actions. */
export const parcelConsoleRoutes: Routes = (app, { db, clock }) =>
  consoleList(app, {
    name: 'parcels',
    summaries: { list: 'The parcels of the newest orders', act: 'What the courier does with a parcel' },
    newest: (length) => newestParcels(db, length),
    serialize: serializeParcel,
    actions: PARCEL_ACTIONS,
    act: (orderId, action) => actOnParcel(db, orderId, action, clock.now()),
  })
