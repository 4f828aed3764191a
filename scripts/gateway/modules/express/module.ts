import { EXPRESS_CODES } from '../../../../src/domain/business-codes/express'
import { defineModule } from '../../core/module'
import { moveParcels, packParcel } from './parcel-service'
import { expressRoutes } from './routes'
import { seedParcels } from './seed'
import { texts } from './texts'

export const definition = defineModule({
  codes: EXPRESS_CODES,
  texts,
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

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof EXPRESS_CODES, number> {}
}
