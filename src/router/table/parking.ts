import { route } from './route'

export const parkingRoutes = {
  // `lane` is the code of an exit lane. The specification does not define the parameters.
  'parking-payment': route({
    page: 'packages/parking/parking-payment/parking-payment',
    web: ['/parking'],
    login: true,
    swipeBack: false,
    optional: ['plateNo', 'parkId', 'lane', 'couponId'],
  }),
  // Without an order id, the screen shows the latest payment.
  'parking-detail': route({
    page: 'packages/parking/parking-detail/parking-detail',
    login: true,
    optional: ['orderId'],
  }),
  'parking-record': route({
    page: 'packages/parking/parking-record/parking-record',
    login: true,
    pullToRefresh: true,
    optional: ['plateNo'],
  }),
}
