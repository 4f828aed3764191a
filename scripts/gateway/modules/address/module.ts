import { ADDRESS_CODES } from '../../../../src/domain/business-codes/address'
import { defineModule } from '../../core/module'
import { addressRoutes } from './routes'
import { seedAddresses } from './seed'
import { texts } from './texts'

export const definition = defineModule({
  codes: ADDRESS_CODES,
  texts,
  tables: ['addresses'],
  seedAfter: ['user'],
  demo: seedAddresses,
  routes: addressRoutes,
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof ADDRESS_CODES, number> {}
}
