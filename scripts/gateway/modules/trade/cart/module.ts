import { defineModule } from '../../../core/module'
import { ownRows } from '../../../core/personal-data'
import { cartRoutes } from './routes'
import { seedCart } from './seed'

export const definition = defineModule({
  personal: ownRows('cart_lines', 'cart_operations', 'carts'),
  seedAfter: ['goods', 'user'],
  demo: seedCart,
  routes: cartRoutes,
})
