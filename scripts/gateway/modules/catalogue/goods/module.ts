import { defineModule } from '../../../core/module'
import { goodsRoutes } from './routes'
import { seedGoods } from './seed'

export const definition = defineModule({
  seedAfter: ['show'],
  seed: seedGoods,
  routes: goodsRoutes,
})
