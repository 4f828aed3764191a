import { defineModule } from '../../core/module'
import { countOf } from '../../core/owned-records'
import { ownRows } from '../../core/personal-data'
import { addressRoutes } from './routes'
import { seedAddresses } from './seed'

export const definition = defineModule({
  personal: {
    ...ownRows('addresses'),
    losses: async (db, { userId }) => ({ ADDRESS: await countOf(db, 'addresses', userId) }),
  },
  seedAfter: ['user'],
  demo: seedAddresses,
  routes: addressRoutes,
})
