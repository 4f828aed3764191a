import { defineModule } from '../../../core/module'
import { endReservations } from './counts-service'
import { reservationData } from './personal-service'
import { reservationRoutes } from './routes'
import { seedDemoReservations, seedReservables } from './seed'

export const definition = defineModule({
  personal: reservationData,
  seedAfter: ['place', 'user', 'attendee'],
  seed: seedReservables,
  demo: seedDemoReservations,
  hooks: { 'due.reservations': endReservations },
  routes: reservationRoutes,
})
