import { route } from './route'

export const reserveRoutes = {
  // The specification defines no parameters (decision 133).
  'reserve-index': route({
    page: 'packages/reserve/reserve-index/reserve-index',
    optional: ['venueId', 'kind'],
  }),
  // With a reservation id, the screen changes that reservation or accepts its offer.
  'reserve-detail': route({
    page: 'packages/reserve/reserve-detail/reserve-detail',
    required: ['reserveId'],
    optional: ['date', 'reservationId'],
  }),
  'reserve-order': route({
    page: 'packages/reserve/reserve-order/reserve-order',
    required: ['reservationId'],
    login: true,
  }),
  'reserve-record': route({
    page: 'packages/reserve/reserve-record/reserve-record',
    account: 'reserve-record',
    login: true,
    optional: ['state'],
  }),
}
