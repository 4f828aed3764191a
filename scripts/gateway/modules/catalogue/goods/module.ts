import { defineModule } from '../../../core/module'
import { ownRows } from '../../../core/personal-data'
import { goodsRoutes } from './routes'
import { seedCart, seedGoods } from './seed'

export const definition = defineModule({
  personal: ownRows('cart_items'),
  seedAfter: ['show', 'user'],
  seed: seedGoods,
  demo: seedCart,
  routes: goodsRoutes,
})
