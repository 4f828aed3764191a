import { defineModule } from '../../../core/module'
import { moveGoodsParcels } from './courier-service'
import { serializeDeliveries } from './delivery-service'
import { earnByGoods } from './earning-service'
import { completeGoods, goodsKind, offerAdded } from './kind-service'
import { seedGoodsOrder } from './seed'
import { offerOfShop } from './shop-service'
import { goodsDeliveryData } from './personal-service'
import { goodsOrderRoutes } from './routes'

export const definition = defineModule({
  personal: goodsDeliveryData,
  seedAfter: ['goods', 'goods-delivery'],
  demo: seedGoodsOrder,
  hooks: {
    'item.kind': () => goodsKind,
    'item.goods': offerAdded,
    'item.shop': offerOfShop,
    'items.deliveries': serializeDeliveries,
    'items.paid': earnByGoods,
    'due.parcels': moveGoodsParcels,
    'due.orders': completeGoods,
  },
  routes: goodsOrderRoutes,
})
