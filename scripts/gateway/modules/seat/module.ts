import { SEAT_CODES } from '../../../../src/domain/business-codes/seat'
import { defineModule } from '../../core/module'
import { rowsOf } from '../../core/personal-data'
import { SeatCache } from './cache-service'
import { seatHoldRoutes } from './hold-routes'
import { expireDue } from './hold-state-service'
import { seatRoutes } from './routes'
import { seedSeats } from './seed/seed'
import { texts } from './texts'

export const definition = defineModule({
  codes: SEAT_CODES,
  texts,
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

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof SEAT_CODES, number> {}
}

declare module '../../core/context' {
  interface Gateway {
    seatCache: SeatCache
  }
}
