import { ATTENDEE_CODES } from '../../../../src/domain/business-codes/attendee'
import { defineModule } from '../../core/module'
import { countOf, ownRows } from '../../core/personal-data'
import { attendeeRoutes } from './routes'
import { seedAttendees } from './seed'
import { texts } from './texts'

export const definition = defineModule({
  codes: ATTENDEE_CODES,
  texts,
  personal: {
    ...ownRows('audiences'),
    losses: async (db, { userId }) => ({ ATTENDEE: await countOf(db, 'audiences', userId) }),
  },
  seedAfter: ['user'],
  demo: seedAttendees,
  routes: attendeeRoutes,
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof ATTENDEE_CODES, number> {}
}
