import { defineModule } from '../../../core/module'
import { rowsOf } from '../../../core/personal-data'
import { SeatCache } from './cache-service'
import { seatHoldRoutes } from './hold-routes'
import { expireDue } from './hold-state-service'
import { seatRoutes } from './routes'
import { seedSeats } from './seed/seed'

export const definition = defineModule({
  personal: { read: async (db, { userId }) => ({ seat_holds: await rowsOf(db, 'seat_holds', userId) }) },
  hooks: {
    'due.holds': expireDue,
  },
  seedAfter: ['session'],
  seed: seedSeats,
  setup: async () => ({ seatCache: new SeatCache() }),
  routes: (app, gateway) => {
    seatRoutes(app, gateway)
    seatHoldRoutes(app, gateway)
  },
})

declare module '../../../core/context' {
  interface Gateway {
    seatCache: SeatCache
  }
}
