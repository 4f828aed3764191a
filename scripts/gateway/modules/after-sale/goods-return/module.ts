import { defineModule } from '../../../core/module'
import { endStops, moveDueReturns } from './decide-service'
import { goodsReturnData } from './personal-service'
import { goodsReturnRoutes } from './routes'
import { seedReturns } from './seed'

export const definition = defineModule({
  personal: goodsReturnData,
  seedAfter: ['goods-order', 'address'],
  demo: seedReturns,
  hooks: {
    'goods.delivered': endStops,
    'due.parcels': moveDueReturns,
  },
  routes: goodsReturnRoutes,
})
