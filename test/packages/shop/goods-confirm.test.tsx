import { addresses } from '@/api/address'
import { createItemOrder, preOrderItem } from '@/api/item-order'
import { GOODS_CODES } from '@/domain/business-codes/goods'
import { ITEM_ORDER_CODES } from '@/domain/business-codes/item-order'
import GoodsConfirm from '@/packages/shop/goods-confirm/goods-confirm'
import { refused } from '../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../support/open-screen'
import { aGoodsPrice, EXPRESS, PICKUP } from '../../support/data/goods-delivery'

const created = { orderId: 'M1', unPaidTransactionIds: [], type: 'PRODUCT', bindId: 'B1', payAmount: 0 }
const PARAMS = { spuId: 'G1003', skuId: 'G1003-1', quantity: '2' }

interface Purchase {
  items: { quantity: number }[]
  deliverMethod?: string
  pickupId?: string
}

interface Options {
  create?: () => unknown
  params?: Record<string, string>
  /** Addresses of the buyer. */
  saved?: object[]
}

const byParcel = (isServed = true) => ({
  deliverMethod: 'EXPRESS',
  goodsDelivery: { parts: [{ ...EXPRESS, skuIds: ['G1003-1'] }], places: [], pickupId: '', isServed },
})

describe('the checkout of goods of the shop', () => {
  let screen: OpenScreen
  const open = async (
    price: (purchase: Purchase) => unknown,
    { create = () => created, params = PARAMS, saved = [] }: Options = {},
  ) => {
    screen = await openScreen(GoodsConfirm, {
      ...{ member: true, params },
      answers: [
        [preOrderItem, price],
        [createItemOrder, create],
        [addresses, () => saved],
      ],
    })
  }
  const priced = ({ items, deliverMethod, pickupId }: Purchase) => {
    const more = pickupId ? { goodsDelivery: { ...PICKUP, pickupId } } : {}
    return aGoodsPrice(items[0]!.quantity, deliverMethod === 'EXPRESS' ? byParcel() : more)
  }
  afterEach(() => screen.unmount())

  it('shows the goods, the counter of the show first, and the terms', async () => {
    await open(priced)
    expect(screen.text()).toContain('节目册合订本')
    expect(screen.text()).toContain('凭《第七间候车室》门票入场后领取')
    expect(screen.text()).toContain('每天 10:00–20:00')
    expect(screen.text()).toContain('寄出前可全额退款。')
  })

  it('orders the variant for a pick-up at the chosen counter', async () => {
    await open(priced)
    const radios = screen.all('[role=radio]')
    await screen.tap(radios.find(({ textContent }) => textContent?.includes('每天'))!)
    await screen.press('提交订单')
    expect(screen.sentTo(createItemOrder)).toEqual([
      expect.objectContaining({
        items: [{ spu: { spuId: 'G1003', skuId: 'G1003-1' }, quantity: 2 }],
        ...{ deliverMethod: 'SELF_TAKE', pickupId: 'PC01', paymentParam: { payAmount: 19600 } },
      }),
    ])
    expect(screen.went.at(-1)).toEqual(['redirect', 'product-detail', { orderId: 'M1', fromPage: 'cashier' }])
  })

  it('requires an address for a parcel', async () => {
    await open(priced)
    await screen.tap(screen.all('[role=radio]').find(({ textContent }) => textContent?.includes('快递配送'))!)
    await screen.press('提交订单')
    expect(screen.sentTo(createItemOrder)).toEqual([])
    expect(screen.text()).toContain('请选择收货地址')
  })

  it.each([
    ['suggests a pick-up', {}, '请换一个地址或选择自取'],
    ['suggests another address', { deliverMethods: [EXPRESS] }, '请换一个地址'],
  ])('%s for an address that is not served', async (_, more, text) => {
    await open(() => aGoodsPrice(2, { ...byParcel(false), ...more }))
    expect(screen.text('[role=alert] .grow')).toBe(`该地址暂不支持配送，${text}`)
  })

  it('explains an address that is not served, and does not order', async () => {
    const address = { addressId: 'A1', recipient: '林晚', cellphone: '138', countryCode: '86', isDefault: true }
    await open(() => aGoodsPrice(2, byParcel(false)), { saved: [address] })
    await screen.press('提交订单')
    expect(screen.text()).toContain('该地址暂不支持配送')
    expect(screen.sentTo(createItemOrder)).toEqual([])
  })

  it('reduces the quantity to the remaining pieces, and shows both quantities', async () => {
    const few = refused('“节目册合订本”仅剩 1 件', GOODS_CODES.goodsSoldOut, {
      spuId: 'G1003',
      skuId: 'G1003-1',
      most: 1,
    })
    await open((purchase) => (purchase.items[0]!.quantity > 1 ? few() : priced(purchase)))
    expect(screen.text()).toContain('“节目册合订本”仅剩 1 件，数量由 2 件改为 1 件')
    expect(screen.text()).toContain('¥98')
    await screen.press('提交订单')
    expect(screen.sentTo(createItemOrder)).toEqual([
      expect.objectContaining({ items: [expect.objectContaining({ quantity: 1 })] }),
    ])
  })

  it('shows why nothing can be ordered, and links to the goods', async () => {
    await open(
      refused('“节目册合订本”已下架', GOODS_CODES.goodsOffShelf, { spuId: 'G1003', skuId: 'G1003-1', most: 0 }),
    )
    expect(screen.text()).toContain('“节目册合订本”已下架')
    expect(screen.text()).not.toContain('提交订单')
    await screen.press('返回商品')
    expect(screen.went.at(-1)).toEqual(['open', 'shop-detail', { id: 'G1003' }])
  })

  it('offers to open the unpaid orders if there are too many', async () => {
    await open(priced, { create: refused('你有 3 笔订单待付款', ITEM_ORDER_CODES.itemOrdersOpen) })
    await screen.press('提交订单')
    expect(screen.question()).toContain('你有 3 笔订单待付款')
    await screen.tap(screen.all('[role=alertdialog] button')[1]!)
    expect(screen.went.at(-1)).toEqual(['open', 'orders', { tab: 'OTHER' }])
  })

  it.each(['0', 'x', '-1', '1.5'])('buys one piece for the quantity %s of an address', async (quantity) => {
    await open(priced, { params: { ...PARAMS, quantity } })
    expect(screen.sentTo(preOrderItem)[0]).toMatchObject({ items: [{ quantity: 1 }] })
  })
})
