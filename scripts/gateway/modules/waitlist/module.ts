import { WAITLIST_CODES } from '../../../../src/domain/business-codes/waitlist'
import { defineModule } from '../../core/module'
import { rollLines } from './line-service'
import { waitlistData } from './personal-service'
import { waitlistRoutes } from './routes'
import { texts } from './texts'

export const definition = defineModule({
  codes: WAITLIST_CODES,
  texts,
  personal: waitlistData,
  hooks: {
    'due.waitlists': (db, now, _scope, onError) => rollLines(db, now, onError),
  },
  routes: waitlistRoutes,
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof WAITLIST_CODES, number> {}
}
