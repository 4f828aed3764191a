import { ADDRESS_CODES } from '../../../../src/domain/business-codes/address'
import { defineModule } from '../../core/module'
import { countOf, ownRows } from '../../core/personal-data'
import { addressRoutes } from './routes'
import { seedAddresses } from './seed'
import { texts } from './texts'

export const definition = defineModule({
  codes: ADDRESS_CODES,
  texts,
  personal: {
    ...ownRows('addresses'),
    losses: async (db, { userId }) => ({ ADDRESS: await countOf(db, 'addresses', userId) }),
  },
  seedAfter: ['user'],
  demo: seedAddresses,
  routes: addressRoutes,
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof ADDRESS_CODES, number> {}
}
