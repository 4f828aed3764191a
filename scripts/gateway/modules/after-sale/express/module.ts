import { defineModule } from '../../../core/module'
import { sql } from 'kysely'
import type { ParcelState } from '../../../../../src/domain/express/parcel'
import { moveParcels, packParcel } from './parcel-service'
import { parcelSteps } from './order-steps'
import { expressRoutes } from './routes'
import { seedParcels } from './seed'

export const definition = defineModule({
  seedAfter: ['order', 'refund'],
  demo: seedParcels,
  hooks: {
    'due.parcels': moveParcels,
    'order.columns': () => ({
      parcel_state: sql<ParcelState | null>`(select state from parcels where order_id = o.order_id)`,
    }),
    'order.detail': async (db, { order_id: orderId }) => ({ steps: await parcelSteps(db, orderId) }),
    'order.deliver': async (tx, order, at) => {
      if (order.deliver_method === 'EXPRESS') await packParcel(tx, order, at)
    },
  },
  routes: expressRoutes,
})
