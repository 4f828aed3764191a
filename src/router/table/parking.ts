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
}
