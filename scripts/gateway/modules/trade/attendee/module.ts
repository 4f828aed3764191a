import { defineModule } from '../../../core/module'
import { missedRows } from '../../../core/personal-data'
import { attendeeRoutes } from './routes'
import { seedAttendees } from './seed'

export const definition = defineModule({
  personal: missedRows('audiences', 'ATTENDEE'),
  seedAfter: ['user'],
  demo: seedAttendees,
  routes: attendeeRoutes,
})
