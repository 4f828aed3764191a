import { EXPRESS_CODES } from '../../../../src/domain/business-codes/express'
import { defineModule } from '../../core/module'
import { expressRoutes } from './routes'
import { seedParcels } from './seed'
import { texts } from './texts'

export const definition = defineModule({
  codes: EXPRESS_CODES,
  texts,
  tables: ['parcels', 'parcel_events'],
  seedAfter: ['order', 'refund'],
  demo: seedParcels,
  routes: expressRoutes,
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof EXPRESS_CODES, number> {}
}
