import { defineModule } from '../../../core/module'
import { completeGoods, offerAdded, tiedGoodsKind } from './kind-service'
import { goodsOrderRoutes } from './routes'

export const definition = defineModule({
  hooks: {
    'item.kind': () => tiedGoodsKind,
    'item.goods': offerAdded,
    'due.orders': completeGoods,
  },
  routes: goodsOrderRoutes,
})
