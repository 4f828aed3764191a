import { REBOOK_CODES } from '../../../../src/domain/business-codes/rebook'
import { defineModule } from '../../core/module'
import { ownRows } from '../../core/personal-data'
import { rebookRoutes } from './routes'
import { texts } from './texts'

export const definition = defineModule({
  codes: REBOOK_CODES,
  texts,
  tables: ['rebooks'],
  personal: ownRows('rebooks'),
  routes: rebookRoutes,
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof REBOOK_CODES, number> {}
}
