import { defineModule } from '../../../core/module'
import { endReservations } from './counts-service'
import { deletePastPeople, reservationData } from './personal-service'
import { reservationRoutes } from './routes'
import { seedDemoReservations, seedReservables } from './seed'
import { advanceWaitlists } from './waitlist-owner'

export const definition = defineModule({
  personal: reservationData,
  seedAfter: ['place', 'user', 'attendee'],
  seed: seedReservables,
  demo: seedDemoReservations,
  hooks: {
    'due.reservations': async (db, now, scope, onError) => {
      await advanceWaitlists(db, now, onError)
      await endReservations(db, now, scope, onError)
      await deletePastPeople(db, now)
    },
  },
  routes: reservationRoutes,
})
