import { goodsOrderTexts } from '../../../../src/locales/namespaces/goods-order'
import { returnsTexts } from '../../../../src/locales/namespaces/returns'
import { stopAt, type Stop, titled } from '../stop'

export const member: readonly Stop[] = [
  titled('goods-confirm', '/goods-confirm?spuId=G1001&skuId=G1001-sand-s&quantity=2', ({ texts }) =>
    texts(goodsOrderTexts)('goodsOrder.notes'),
  ),
  // modules/trade/cart/seed.ts creates these lines.
  titled('goods-cart-confirm', '/goods-cart-confirm?lineIds=L-DEMO-1,L-DEMO-2', ({ texts }) =>
    texts(goodsOrderTexts)('goodsOrder.notes'),
  ),
  // modules/trade/goods-order/seed.ts creates this order.
  stopAt('product-pickup', '/order/product/M-demo-G1', (shopper) =>
    shopper.screen().getByText(shopper.texts(goodsOrderTexts)('goodsOrder.pickupHint')).waitFor(),
  ),
  stopAt('refund-goods', '/refund-order-tickets?orderId=M-demo-G1&orderType=goods', (shopper) =>
    shopper.screen().getByRole('checkbox').first().waitFor(),
  ),
  // modules/after-sale/goods-return/seed.ts creates this order.
  stopAt('return-goods', '/refund-order-tickets?orderId=M-demo-G2&orderType=goods', (shopper) =>
    shopper.screen().getByText(shopper.texts(returnsTexts)('returns.address')).first().waitFor(),
  ),
]
