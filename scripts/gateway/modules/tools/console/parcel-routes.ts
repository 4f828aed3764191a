import type { Routes } from '../../../core/provider'
import { actOnParcel, newestParcels, PARCEL_ACTIONS } from '../../after-sale/express/service'
import { moveGoodsParcelNow, newestGoodsParcels } from '../../trade/goods-order/courier-service'
import { consoleList } from './list-routes'
import { serializeParcel } from './serializer'

/** Registers routes for the parcels of the newest orders of goods and tickets, and the courier's actions. */
export const parcelConsoleRoutes: Routes = (app, { db, clock }) =>
  consoleList(app, {
    name: 'parcels',
    summaries: { list: 'The parcels of the newest orders', act: 'What the courier does with a parcel' },
    newest: async (length) => [...(await newestGoodsParcels(db, length)), ...(await newestParcels(db, length))],
    serialize: serializeParcel,
    actions: PARCEL_ACTIONS,
    act: async (orderId, action) => {
      if (action === 'next' && (await moveGoodsParcelNow(db, orderId, clock.now()))) return
      await actOnParcel(db, orderId, action, clock.now())
    },
  })
