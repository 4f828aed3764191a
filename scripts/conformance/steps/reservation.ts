import { reservables, reservations } from '../../../src/api/reservation'
import { CHANGES_ACCOUNT, need, type Steps } from '../step'

/** Steps of reservations, which are only read. */
export const steps: Steps = {
  'reservation.reservables': () => ({}),
  'reservation.reservableDetail': async ({ answer }) => ({
    reserveId: need((await answer(reservables))[0], 'service').reserveId,
  }),
  'reservation.reservableSlots': async ({ answer }) => ({
    reserveId: need((await answer(reservables))[0], 'service').reserveId,
    month: new Date().toISOString().slice(0, 7),
  }),
  'reservation.createReservation': CHANGES_ACCOUNT,
  'reservation.reservations': () => ({ state: 'COMING', offset: 0, length: 20 }),
  'reservation.reservationDetail': async ({ answer }) => ({
    reservationId: need((await answer(reservations)).items[0], 'reservation of this account').reservationId,
  }),
  'reservation.reservationKey': CHANGES_ACCOUNT,
  'reservation.moveReservation': CHANGES_ACCOUNT,
  'reservation.cancelReservation': CHANGES_ACCOUNT,
  'reservation.removeReservedPerson': CHANGES_ACCOUNT,
  'reservation.joinReservationLine': CHANGES_ACCOUNT,
  'reservation.leaveReservationLine': CHANGES_ACCOUNT,
}
