import { defineModule } from '../../core/module'
import { countOf } from '../../core/owned-records'
import { ownRows } from '../../core/personal-data'
import { attendeeRoutes } from './routes'
import { seedAttendees } from './seed'

export const definition = defineModule({
  personal: {
    ...ownRows('audiences'),
    losses: async (db, { userId }) => ({ ATTENDEE: await countOf(db, 'audiences', userId) }),
  },
  seedAfter: ['user'],
  demo: seedAttendees,
  routes: attendeeRoutes,
})
