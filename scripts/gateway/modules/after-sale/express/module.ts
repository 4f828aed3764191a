import { defineModule } from '../../../core/module'
import { moveParcels, packParcel } from './parcel-service'
import { expressRoutes } from './routes'
import { seedParcels } from './seed'

export const definition = defineModule({
  seedAfter: ['order', 'refund'],
  demo: seedParcels,
  hooks: {
    'due.parcels': moveParcels,
    'order.deliver': async (tx, order, at) => {
      if (order.deliver_method === 'EXPRESS') await packParcel(tx, order, at)
    },
  },
  routes: expressRoutes,
})
