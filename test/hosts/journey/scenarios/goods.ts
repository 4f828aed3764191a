import { cartTexts } from '../../../../src/locales/namespaces/cart'
import { goodsOrderTexts } from '../../../../src/locales/namespaces/goods-order'
import { productTexts } from '../../../../src/locales/namespaces/product'
import { shopTexts } from '../../../../src/locales/namespaces/shop'
import type { Scenario } from '../scenario'
import { addressOf, logInByHost, pageOf, placeOrder, stranger } from '../steps'

/** Goods with one variant, which are only picked up. Their price in yuan. */
const [GLASSES, PRICE] = ['G1035', 258]

const button = (label: string) => ({ text: label, role: 'button', enabled: true })

/** Scenarios of the shop. */
export const goods: Scenario[] = [
  {
    name: 'a visitor’s cart survives the login and a lost network, and is bought',
    requiresHostCall: { weapp: 'requestPayment', alipay: 'tradePay', bank: 'customEvent' },
    run: async (stage) => {
      const shop = stage.texts(shopTexts)
      const cart = stage.texts(cartTexts)
      const address = addressOf('shop-detail', { id: GLASSES })
      const host = stage.launch({ device: stranger(`shopper-${stage.kind}`), address })
      await host.tap(button(shop('shop.add')))
      await host.find(shop('shop.addedByVisitor'))
      await host.tap(button(shop('shop.cart')))
      await logInByHost(stage, host, '13900000093')
      await host.at(pageOf('cart-list'))
      const more = await host.find(button(stage.texts('core')('common.increase')))
      host.network.lose()
      await host.tap(more)
      await host.find({ text: '2', role: 'status' })
      host.network.restore()
      await host.tap(button(cart('cart.checkOut', { count: 1 })))
      await host.at(pageOf('goods-cart-confirm'))
      await host.find({ part: String(2 * PRICE) })
      await placeOrder(stage, host, 'goods-cart-confirm')
      await host.at(pageOf('product-detail'))
      await host.find(stage.texts(productTexts)('product.state.PAID'))
      await host.find({ part: stage.texts(goodsOrderTexts)('goodsOrder.pickupHint') })
      stage.did('goods bought from the cart')
    },
  },
]
