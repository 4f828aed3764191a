import { couponShowsScreen } from '../parts/coupon-shows-screen'

export default couponShowsScreen('coupon-shows')
