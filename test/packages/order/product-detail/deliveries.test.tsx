import { itemOrder } from '@/api/item-order'
import ProductDetail from '@/packages/order/product-detail/product-detail'
import { NOW } from '../../../support/fake-clock'
import { aGoodsOrder, COUNTER, EXPRESS, SHOW_COUNTER } from '../../../support/data/goods-delivery'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const ADDRESS = { recipient: '林夏', cellphone: '138****0001', address: '上海市河岸路 1 号' }

describe('the delivery of an order of goods', () => {
  let screen: OpenScreen
  const copy = jest.fn(async () => ({ kind: 'done' as const }))
  const open = async (delivery: object, more: object = {}) => {
    screen = await openScreen(ProductDetail, {
      ...{ member: true, params: { orderId: 'M1' } },
      host: { clipboard: { copy, paste: () => Promise.resolve({ kind: 'unsupported' as const }) } },
      answers: [[itemOrder, () => aGoodsOrder(delivery, more)]],
    })
  }
  afterEach(() => screen.unmount())

  it('shows the pickup code, and the counter with its hours', async () => {
    await open({ pickupCode: 'G12345678901', place: COUNTER })
    expect(screen.find('[alt="取货码 G123 4567 8901"]')).toBeTruthy()
    expect(screen.text()).toContain('待领取')
    expect(screen.text()).toContain('每天 10:00–20:00')
  })

  it('shows when the counter of a show opens', async () => {
    await open({ pickupCode: 'G12345678901', place: SHOW_COUNTER })
    expect(screen.text()).toContain('凭《第七间候车室》门票入场后领取')
  })

  it('hides the pickup code after the handover', async () => {
    await open({ pickupCode: 'G12345678901', place: COUNTER, state: 'DONE', doneAt: NOW }, { orderStatus: 'SUCCEEDED' })
    expect(screen.text()).toContain('已领取')
    expect(screen.text()).not.toContain('取货码')
  })

  it('shows the recipient, and the company and number of a parcel', async () => {
    const express = { displayName: '灯速快递', expressNo: 'LX00000000001' }
    await open({ ...EXPRESS, state: 'SENT', address: ADDRESS, express })
    for (const text of ['配送中', '林夏', '灯速快递', 'LX00000000001']) expect(screen.text()).toContain(text)
  })

  it('shows until when a parcel is sent', async () => {
    await open({ ...EXPRESS, address: ADDRESS, sendsAt: NOW + 3_600_000 })
    expect(screen.text()).toContain('最晚寄出')
  })

  it('copies a code', async () => {
    const codes = [{ skuId: 'G1003-1', code: '1234 5678 9012' }]
    await open({ code: 'CODE', name: '电子兑换码', state: 'DONE', codes }, { orderStatus: 'SUCCEEDED' })
    expect(screen.text()).toContain('1234 5678 9012')
    await screen.tap(screen.find('[aria-label="复制兑换码"]'))
    expect(copy).toHaveBeenCalledWith('1234 5678 9012')
  })

  it('shows no delivery of an order that was never paid', async () => {
    await open({ place: COUNTER }, { orderStatus: 'CLOSED' })
    expect(screen.text()).not.toContain('取货柜台')
  })

  it('can be bought again after it closed', async () => {
    await open({ place: COUNTER }, { orderStatus: 'CLOSED', canBuyAgain: true })
    await screen.press('重新购买')
    expect(screen.went.at(-1)).toEqual([
      ...['open', 'goods-confirm', { spuId: 'G1003', skuId: 'G1003-1', quantity: '1' }],
    ])
  })
})
