import { cartCount, changeCart } from '@/api/cart'
import { spuDetail, spuOfThirdParty } from '@/api/goods'
import { goodsReminders, removeGoodsReminder, setGoodsReminder } from '@/api/goods-reminder'
import { ENVELOPE_CODES } from '@/domain/business-codes/envelope'
import { joinFacts } from '@/lib/join-facts'
import ShopDetail from '@/packages/shop/shop-detail/shop-detail'
import { NOW } from '../../../support/fake-clock'
import { aBag, aSpu } from '../../../support/data/goods'
import { refused } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const CART = { productCartConfig: { enable: true, enableSpuType: ['GOODS'] } }

describe('the page of goods', () => {
  let screen: OpenScreen
  const open = async (spu: object, params: Record<string, string> = {}, config: object = CART) => {
    screen = await openScreen(ShopDetail, {
      ...{ params: { id: 'G1', ...params }, config, member: true },
      answers: [
        [spuDetail, () => spu],
        [spuOfThirdParty, () => ({ spuId: 'G1' })],
      ],
    })
  }
  const names = () => screen.all('button, a').map((each) => each.textContent)
  afterEach(() => screen.unmount())

  it('shows prices, ways of delivery and the rule of returns', async () => {
    await open(aSpu({ perBuyer: 2, refundRule: 'NONE' }))
    for (const text of ['帆布袋', '¥100', '¥120', '快递', '自取', '此商品不支持退货', '每人限购 2 件'])
      expect(screen.text()).toContain(text)
  })

  it('shows the film between the pictures, and plays it after a tap', async () => {
    await open(aSpu({ pictures: ['/media/a.webp'], film: '/media/a.mp4' }))
    expect(screen.all('[role=group][aria-label="第 1 页，共 3 页"]')).toHaveLength(1)
    await screen.tap(screen.find('[role=group][aria-label="第 2 页，共 3 页"] button'))
    expect(screen.find('video').getAttribute('aria-label')).toBe('帆布袋')
  })

  it('buys goods with one variant at once', async () => {
    await open(aSpu())
    await screen.press('购买')
    expect(screen.went).toEqual([['open', 'goods-confirm', { spuId: 'G1', skuId: 'S1', quantity: '1' }]])
  })

  it('opens the sheet to buy goods with several variants, and lists the missing choices', async () => {
    await open(aBag())
    await screen.press('购买')
    await screen.tap(screen.all('[role=dialog] button').find((each) => each.textContent === '购买')!)
    expect(screen.text('[role=alert]')).toBe(`请选择：${joinFacts(['颜色', '尺寸'])}`)
    expect(screen.went).toEqual([])
  })

  it('opens with the variant of the link, its price and its few pieces', async () => {
    await open(aBag(), { skuId: 'K2' })
    expect(screen.text()).toContain('¥150')
    expect(screen.text()).toContain('仅剩 1 件')
    expect(screen.text()).toContain(joinFacts(['沙色', '大号']))
  })

  it('preserves variant and quantity in the sheet during a reload', async () => {
    await open(aBag(), { skuId: 'K1' })
    await screen.press('购买')
    await screen.press('增加')
    await screen.change(() => screen.stores.preferences.chooseLanguage('zh-MO'))
    expect(screen.sentTo(spuDetail)).toHaveLength(2)
    await screen.tap(screen.all('[role=dialog] button').at(-1)!)
    expect(screen.went).toEqual([['open', 'goods-confirm', { spuId: 'G1', skuId: 'K1', quantity: '2' }]])
  })

  it('adds goods to the cart', async () => {
    await open(aSpu())
    screen.answer(changeCart, ({ operations }) => ({
      ...{ version: 1, lines: [], removedLineIds: [], count: 1 },
      answers: (operations as { operationId: string }[]).map(({ operationId }) => ({
        ...{ operationId, outcome: 'OK', quantity: 1, reason: null, blockReason: null },
      })),
    }))
    await screen.press('加入购物车')
    expect(screen.toast()).toBe('已加入购物车')
  })

  it('shows why the gateway accepts no addition at present', async () => {
    await open(aSpu())
    screen.answer(changeCart, refused('店铺暂停营业'))
    await screen.press('加入购物车')
    expect(screen.toast()).toBe('店铺暂停营业')
  })

  it.each([
    ['stock', 3, '库存不足，购物车中现有 3 件'],
    ['stock', 0, '已售罄'],
    ['buyer', 2, '已达限购数量，购物车中现有 2 件'],
    ['order', 0, '已达限购数量'],
  ])('explains that the limit of %s has reduced an addition to %i', async (reason, quantity, text) => {
    await open(aSpu())
    screen.answer(changeCart, ({ operations }) => ({
      ...{ version: 1, lines: [], removedLineIds: [] },
      answers: (operations as { operationId: string }[]).map(({ operationId }) => ({
        ...{ operationId, outcome: 'CUT', quantity, reason, blockReason: null },
      })),
    }))
    await screen.press('加入购物车')
    expect(screen.toast()).toBe(text)
  })

  it('asks a visitor to log in for more goods than the device stores', async () => {
    screen = await openScreen(ShopDetail, {
      ...{ params: { id: 'G1' }, config: CART, answers: [[spuDetail, () => aSpu()]] },
    })
    for (let at = 0; at < 20; at += 1) await screen.stores.cart.add({ spuId: 'G1', skuId: `K${at}`, quantity: 1 })
    await screen.press('加入购物车')
    expect(screen.toast()).toBe('登录后可放入更多商品')
  })

  it('opens the shop from goods without a category that are over', async () => {
    await open(aSpu({ categoryId: '', saleEnd: NOW - 1 }))
    await screen.press('看看同类商品')
    expect(screen.went).toEqual([['switchTab', 'shop']])
  })

  it('reads the number of goods in the cart to screen readers', async () => {
    await open(aSpu())
    screen.answer(cartCount, () => ({ count: 3 }))
    await screen.change(() => void screen.stores.cart.refresh())
    expect(screen.button('购物车有 3 件商品')).toBeDefined()
  })

  it('offers no cart for other types of goods', async () => {
    await open(aSpu({ spuType: 'CODE' }))
    expect(names()).toContain('购买')
    expect(names()).not.toContain('加入购物车')
  })

  it.each([
    ['sold out', { skus: aBag().skus.slice(3) }, '已售罄'],
    ['over', { saleEnd: NOW - 1 }, '销售已结束'],
    ['off the shelf', { isOnShelf: false }, '商品已下架'],
  ])('links goods that are %s to similar ones', async (_, more, text) => {
    await open(aSpu(more))
    expect(screen.text()).toContain(text)
    await screen.press('看看同类商品')
    expect(screen.went).toEqual([['open', 'goods-search', { categoryId: 'BAGS' }]])
  })

  it('opens the sale when the countdown ends', async () => {
    await open(aSpu({ saleTime: NOW + 5_000 }))
    expect(names()).not.toContain('购买')
    expect(screen.text('[role=timer]')).toContain('05')
    await screen.wait(5_000)
    expect(names()).toContain('购买')
  })

  describe('with reminders', () => {
    const answerReminders = () => screen.answer(setGoodsReminder, () => ({ remindType: 'SMS' }))
    const soldOut = () => aSpu({ skus: [{ ...aSpu().skus[0], stock: 'NONE' }] })

    it('sets a reminder of the sale, and removes it', async () => {
      await open(aSpu({ saleTime: NOW + 86_400_000 }))
      answerReminders()
      screen.answer(removeGoodsReminder, () => null)
      await screen.press('开售提醒')
      expect(screen.sentTo(setGoodsReminder)).toMatchObject([{ id: 'G1', skuId: '' }])
      await screen.press('已设提醒')
      await screen.press('取消提醒')
      expect(screen.sentTo(removeGoodsReminder)).toEqual([{ id: 'G1', skuId: '' }])
      expect(names()).toContain('开售提醒')
    })

    it('shows a stored reminder of goods that are sold out', async () => {
      const reminders = [{ spuId: 'G1', skuId: 'S1', remindType: 'SMS' }]
      screen = await openScreen(ShopDetail, {
        ...{ params: { id: 'G1' }, member: true },
        answers: [
          [spuDetail, soldOut],
          [goodsReminders, () => ({ reminders })],
        ],
      })
      expect(names()).toContain('已设通知')
    })

    it('sets a reminder of a variant that is sold out in the sheet', async () => {
      await open(aBag(), { skuId: 'K4' })
      answerReminders()
      await screen.press('购买')
      await screen.press('到货通知')
      expect(screen.sentTo(setGoodsReminder)).toMatchObject([{ id: 'G1', skuId: 'K4' }])
    })

    it('offers no reminder for goods that are no longer sold', async () => {
      await open(soldOut())
      await screen.unmount()
      await open({ ...soldOut(), isOnShelf: false })
      expect(names()).not.toContain('到货通知')
    })

    it('sets the reminder after the login of a visitor', async () => {
      screen = await openScreen(ShopDetail, { params: { id: 'G1' }, answers: [[spuDetail, soldOut]] })
      answerReminders()
      await screen.press('到货通知')
      expect(screen.sentTo(setGoodsReminder)).toEqual([])
      const [[, remind]] = screen.went as [[string, () => Promise<void>]]
      await screen.logIn()
      await screen.change(() => void remind())
      expect(screen.sentTo(setGoodsReminder)).toMatchObject([{ id: 'G1', skuId: 'S1' }])
      expect(names()).toContain('已设通知')
    })
  })

  it('finds goods by their id in the own system of the merchant', async () => {
    await open(aSpu(), { id: 'ERP-1', idType: 'THIRD_PARTY' })
    expect(screen.sentTo(spuOfThirdParty)).toEqual([{ id: 'ERP-1' }])
    expect(screen.sentTo(spuDetail)).toEqual([{ id: 'G1' }])
  })

  it('leads from unknown goods to the shop', async () => {
    screen = await openScreen(ShopDetail, {
      params: { id: 'G0' },
      answers: [[spuDetail, refused('', ENVELOPE_CODES.notFound)]],
    })
    await screen.press('去商城看看')
    expect(screen.went).toEqual([['switchTab', 'shop']])
  })
})
