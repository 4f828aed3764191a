import { ATTENDEE_CODES } from '../../../../src/domain/business-codes/attendee'
import { defineModule } from '../../core/module'
import { attendeeRoutes } from './routes'
import { seedAttendees } from './seed'
import { texts } from './texts'

export const definition = defineModule({
  codes: ATTENDEE_CODES,
  texts,
  tables: ['audiences'],
  seedAfter: ['user'],
  demo: seedAttendees,
  routes: attendeeRoutes,
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof ATTENDEE_CODES, number> {}
}
