import { cart } from '@/api/cart'
import { createItemOrder, preOrderItem } from '@/api/item-order'
import { GOODS_CODES } from '@/domain/business-codes/goods'
import GoodsCartConfirm from '@/packages/shop/goods-cart-confirm/goods-cart-confirm'
import { PendingPayment } from '@/payment/pending-payment'
import { aGoodsPrice } from '../../support/data/goods-delivery'
import { refused } from '../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../support/open-screen'
import { aCartLine, fakeCart } from '../../stores/cart/support'

const ON = { productCartConfig: { enable: true, enableSpuType: ['GOODS'] } }
const created = { orderId: 'M1', unPaidTransactionIds: [], type: 'PRODUCT', bindId: 'B1', payAmount: 0 }

interface Purchase {
  items: { spu: { skuId: string }; quantity: number }[]
}

describe('the checkout of lines of the cart', () => {
  let screen: OpenScreen
  const open = async (
    lines: ReturnType<typeof aCartLine>[],
    lineIds: string,
    price: (purchase: Purchase) => unknown = () => aGoodsPrice(),
    create: () => unknown = () => created,
  ) => {
    screen = await openScreen(GoodsCartConfirm, {
      ...{ member: true, config: ON, params: { lineIds } },
      answers: [
        [cart, () => fakeCart(lines).read()],
        [preOrderItem, price],
        [createItemOrder, create],
      ],
    })
  }
  const red = aCartLine('red', 2)
  const blue = aCartLine('blue', 1)
  afterEach(() => screen.unmount())

  it('orders the chosen lines, and names them for the cart', async () => {
    await open([red, blue], red.lineId)
    await screen.press('提交订单')
    expect(screen.sentTo(createItemOrder)).toEqual([
      expect.objectContaining({
        items: [{ spu: { spuId: red.spuId, skuId: red.skuId }, quantity: 2 }],
        cartLineIds: [red.lineId],
      }),
    ])
  })

  it('says how many lines cannot be ordered any more', async () => {
    await open([red], `${red.lineId},${blue.lineId}`)
    expect(screen.text()).toContain('1 种商品已不在购物车中')
  })

  it('leads back to the cart without lines', async () => {
    await open([], red.lineId)
    expect(screen.text()).toContain('所选商品已不在购物车中')
    await screen.press('返回购物车')
    expect(screen.went.at(-1)).toEqual(['open', 'cart-list'])
  })

  it('opens the unpaid order of the lines after a reload', async () => {
    screen = await openScreen(GoodsCartConfirm, {
      ...{ member: true, config: ON, params: { lineIds: `${red.lineId},${blue.lineId}` } },
      answers: [[cart, () => fakeCart([]).read()]],
      before: (services) => new PendingPayment(services).save('M1', `cart:${red.lineId},${blue.lineId}`),
    })
    expect(screen.went).toEqual([['redirect', 'product-detail', { orderId: 'M1' }]])
  })

  it('opens the order that another tab has created from the lines', async () => {
    await open([red], red.lineId, undefined, refused('购物车已变化', GOODS_CODES.cartLineGone))
    screen.answer(cart, () => fakeCart([]).read())
    new PendingPayment(screen.services).save('M1', `cart:${red.lineId}`)
    await screen.press('提交订单')
    await screen.tap(screen.all('[role=alertdialog] button')[0]!)
    expect(screen.went).toEqual([['redirect', 'product-detail', { orderId: 'M1' }]])
  })

  it('remains open if a reload finds only its own unpaid order', async () => {
    const account = fakeCart([red])
    screen = await openScreen(GoodsCartConfirm, {
      ...{ member: true, config: ON, params: { lineIds: red.lineId } },
      answers: [
        [cart, () => account.read()],
        [preOrderItem, () => aGoodsPrice()],
      ],
    })
    screen.answer(cart, () => fakeCart([]).read())
    new PendingPayment(screen.services).save('M1', `cart:${red.lineId}`)
    await screen.change(() => screen.stores.preferences.chooseLanguage('zh-MO'))
    expect(screen.sentTo(cart)).toHaveLength(2)
    expect(screen.text()).not.toMatch(/已不在(购物车|購物車)中/)
  })

  it('leaves out a line that is sold out, which stays in the cart', async () => {
    const soldOut = refused('“Bag”已售罄', GOODS_CODES.goodsSoldOut, { spuId: blue.spuId, skuId: blue.skuId, most: 0 })
    await open([red, blue], `${red.lineId},${blue.lineId}`, ({ items }) =>
      items.length > 1 ? soldOut() : aGoodsPrice(),
    )
    expect(screen.text()).toContain('“Bag”已售罄，已从本单移除')
    await screen.press('提交订单')
    expect(screen.sentTo(createItemOrder)).toEqual([expect.objectContaining({ cartLineIds: [red.lineId] })])
  })

  it('reads the cart again if a line left it before the order', async () => {
    let isLeft = false
    const create = () => {
      isLeft = true
      return refused('购物车已变化', GOODS_CODES.cartLineGone)()
    }
    screen = await openScreen(GoodsCartConfirm, {
      ...{ member: true, config: ON, params: { lineIds: `${red.lineId},${blue.lineId}` } },
      answers: [
        [cart, () => fakeCart(isLeft ? [red] : [red, blue]).read()],
        [preOrderItem, () => aGoodsPrice()],
        [createItemOrder, create],
      ],
    })
    await screen.press('提交订单')
    expect(screen.question()).toContain('购物车已变化')
    await screen.tap(screen.all('[role=alertdialog] button')[0]!)
    expect(screen.text()).toContain('1 种商品已不在购物车中')
  })
})
