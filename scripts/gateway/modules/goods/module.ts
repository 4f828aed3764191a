import { defineModule } from '../../core/module'
import { cartRoutes } from './routes'
import { seedGoods } from './seed'

export const definition = defineModule({
  tables: ['goods', 'cart_items'],
  seedAfter: ['user'],
  seed: seedGoods,
  routes: cartRoutes,
})
