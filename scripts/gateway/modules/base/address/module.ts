import { defineModule } from '../../../core/module'
import { missedRows } from '../../../core/personal-data'
import { addressRoutes } from './routes'
import { seedAddresses } from './seed'

export const definition = defineModule({
  personal: missedRows('addresses', 'ADDRESS'),
  seedAfter: ['user'],
  demo: seedAddresses,
  routes: addressRoutes,
})
