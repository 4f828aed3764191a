import { WAITLIST_CODES } from '../../../../src/domain/business-codes/waitlist'
import { defineModule } from '../../core/module'
import { waitlistData } from './personal-service'
import { waitlistRoutes } from './routes'
import { texts } from './texts'

export const definition = defineModule({
  codes: WAITLIST_CODES,
  texts,
  tables: ['waits'],
  personal: waitlistData,
  routes: waitlistRoutes,
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof WAITLIST_CODES, number> {}
}
