import { cart, changeCart } from '@/api/cart'
import { spuDetail } from '@/api/goods'
import { searchGoods } from '@/api/goods-list'
import { fen } from '@/domain/money'
import CartList from '@/packages/shop/cart-list/cart-list'
import { keys } from '@/platform/storage/keys'
import { someGoods } from '../../../support/data/goods'
import { NOW } from '../../../support/fake-clock'
import { offline } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'
import { aCartLine, fakeCart } from '../../../stores/cart/support'

let screen: OpenScreen
afterEach(() => screen.unmount())

const ON = { productCartConfig: { enable: true, enableSpuType: ['GOODS'] } }

/** Opens the cart with these lines. */
const open = async (...lines: ReturnType<typeof aCartLine>[]) => {
  const account = fakeCart(lines)
  screen = await openScreen(CartList, {
    ...{ member: true, config: ON },
    answers: [
      [cart, () => account.read()],
      [changeCart, ({ operations }: Parameters<typeof changeOf>[0]) => account.change(operations)],
    ],
  })
  return account
}
const changeOf = (params: { operations: Parameters<ReturnType<typeof fakeCart>['change']>[0] }) => params

const rows = () => screen.all('[role=listitem]').map(({ textContent }) => textContent)
const sum = () => screen.text('.sum')

describe('the lines of the cart', () => {
  it('are grouped by their way, and the selected ones have a sum', async () => {
    await open(aCartLine('red', 2), aCartLine('blue', 1, { way: 'VENUE' }))
    expect(screen.all('[role=list]').map((list) => list.getAttribute('aria-label'))).toEqual(['快递寄送', '到场馆领取'])
    expect(sum()).toBe('合计¥300')
    await screen.press('选择Bag\u00a0· blue')
    expect(sum()).toBe('合计¥200')
    await screen.press('全选')
    expect(sum()).toBe('合计¥300')
  })

  it('show the direction of a changed price', async () => {
    await open(
      aCartLine('red', 1, { price: fen(80_00) }),
      aCartLine('blue', 1, { price: fen(100_00), addedPrice: fen(90_00) }),
    )
    expect(rows()[0]).toContain('加入时 ¥100，已降 ¥20')
    expect(rows()[1]).toContain('加入时 ¥90，已涨 ¥10')
  })

  it('name the limit that binds, and count the possible quantity', async () => {
    await open(aCartLine('few', 5))
    expect(rows()[0]).toContain('仅剩 3 件\u00a0· 按 3 件计算')
    expect(sum()).toBe('合计¥300')
  })

  it('change their quantity at once', async () => {
    const account = await open(aCartLine('red', 1))
    await screen.press('增加')
    expect(sum()).toBe('合计¥200')
    expect(account.count()).toBe(2)
  })

  it('are removed with a way to undo it', async () => {
    const account = await open(aCartLine('red', 2))
    await screen.press('移除Bag\u00a0· red')
    expect(screen.text()).toContain('购物车是空的')
    expect(account.count()).toBe(0)
    await screen.press('撤销')
    expect([account.count(), sum()]).toEqual([2, '合计¥200'])
  })

  it('explain a quantity that the stock has reduced', async () => {
    await open(aCartLine('few', 1, { left: null, stock: 'PLENTY' }))
    for (let at = 0; at < 3; at += 1) await screen.press('增加')
    expect(screen.toast()).toBe('库存不足，购物车中现有 3 件')
  })

  it('move the focus to the way back and report the removal', async () => {
    await open(aCartLine('red', 2), aCartLine('blue', 1))
    expect(screen.text('.hidden[role=status]')).toBe('')
    await screen.press('移除Bag\u00a0· red')
    expect(screen.text('.hidden[role=status]')).toBe('已移除 1 款商品')
    expect(document.activeElement?.textContent).toBe('撤销')
  })

  it('can be restored while only lines that cannot be bought remain', async () => {
    const account = await open(aCartLine('red', 2), aCartLine('gone', 1, { state: 'OFF_SHELF' }))
    await screen.press('移除Bag\u00a0· red')
    await screen.press('撤销')
    expect(account.count()).toBe(3)
  })

  it('open the sheet of the last tapped line if its response arrives first', async () => {
    await open(aCartLine('red', 1), aCartLine('blue', 1, { spuId: 'G2' }))
    const goods = (spuId: string) => ({
      ...{ spuId, name: `Goods ${spuId}`, posterUrl: '', minPrice: null, minMatchMarketPrice: null },
      ...{ attributes: [], skus: [] },
    })
    let answerFirst = (_: object): void => undefined
    screen.answer(spuDetail, ({ id }: { id: string }) =>
      id === 'G1' ? new Promise((resolve) => (answerFirst = resolve)) : goods(id),
    )
    await screen.press('更换规格：red')
    await screen.press('更换规格：blue')
    await screen.change(() => answerFirst(goods('G1')))
    expect(screen.text('[role=dialog]')).toContain('Goods G2')
  })

  it('change their variant in the choosing sheet', async () => {
    const account = await open(aCartLine('red', 2))
    const { name, price } = aCartLine('red', 1)
    const values = ['red', 'blue'].map((valueId) => ({ valueId, attributeValue: valueId }))
    const info = { yuanNum: '100', centNum: '00' }
    screen.answer(spuDetail, () => ({
      ...{ spuId: 'G1', name, posterUrl: '', minPrice: info, minMatchMarketPrice: null },
      attributes: [{ attributeId: 'color', name: '颜色', values }],
      skus: values.map((value) => ({
        ...{ skuId: value.valueId, price, marketPrice: null, stock: 'PLENTY', left: null },
        idArr: [{ attributeId: 'color', ...value }],
      })),
    }))
    await screen.press('更换规格：red')
    await screen.tap(screen.all('[role=radio]')[1])
    await screen.press('确定')
    expect(account.read().lines).toMatchObject([{ skuId: 'blue', quantity: 2 }])
    expect(rows()[0]).toContain('blue')
  })
})

describe('the checkout', () => {
  it('opens for the selected lines', async () => {
    await open(aCartLine('few', 5), aCartLine('red', 1), aCartLine('blue', 1))
    await screen.press('选择Bag\u00a0· red')
    await screen.press('结算（2）')
    expect(screen.went).toContainEqual(['open', 'goods-cart-confirm', { lineIds: 'L-few,L-blue' }])
  })

  it('needs codes or other goods, and says so', async () => {
    await open(aCartLine('red', 1), aCartLine('blue', 1, { way: 'CODE' }))
    expect(sum()).toContain('兑换码请单独结算')
    expect(screen.button('结算（2）').hasAttribute('disabled')).toBe(true)
    await screen.press('选择Bag\u00a0· red')
    expect(sum()).toBe('合计¥100')
    expect(screen.button('结算（1）').hasAttribute('disabled')).toBe(false)
  })

  it('needs a selected line', async () => {
    await open(aCartLine('red', 1))
    await screen.press('全选')
    expect(screen.button('结算（0）').hasAttribute('disabled')).toBe(true)
  })
})

describe('lines that cannot be bought', () => {
  it('have their reason below the others, and are cleared with a way to undo it', async () => {
    const account = await open(
      aCartLine('red', 1),
      aCartLine('gone', 1, { state: 'OFF_SHELF' }),
      aCartLine('later', 1, { state: 'NOT_YET', saleTime: NOW }),
    )
    expect(rows()[1]).toContain('已下架')
    expect(rows()[2]).toMatch(/\d日 \d\d:\d\d 开售/)
    expect(sum()).toBe('合计¥100')
    await screen.press('清除')
    expect([rows().length, account.count()]).toEqual([1, 1])
    await screen.press('撤销')
    expect(rows()).toHaveLength(3)
  })
})

describe('the cart', () => {
  it('opens the shop if it is empty', async () => {
    await open()
    await screen.press('去逛逛')
    expect(screen.went).toContainEqual(['switchTab', 'shop'])
  })

  it('recommends goods in stock if it is empty', async () => {
    await open(aCartLine('red', 1))
    screen.answer(searchGoods, () => ({ items: [someGoods('R1')], total: 1, last: true, corrected: '' }))
    expect(screen.sentTo(searchGoods)).toEqual([])
    await screen.press('移除Bag\u00a0· red')
    expect(screen.sentTo(searchGoods)).toMatchObject([{ inStock: true, offset: 0 }])
    await screen.tap(screen.all('a, button').find(({ textContent }) => textContent?.includes('商品R1'))!)
    expect(screen.went).toEqual([['open', 'shop-detail', { id: 'R1' }]])
  })

  it('is not loaded if the merchant has switched it off', async () => {
    screen = await openScreen(CartList, { member: true })
    expect(screen.text()).toContain('购物车暂未开放')
    expect(screen.sentTo(cart)).toEqual([])
  })

  it('names the changes that wait for the network', async () => {
    await open(aCartLine('red', 1))
    screen.answer(changeCart, offline)
    await screen.press('增加')
    expect(screen.text()).toContain('有 1 项修改未同步')
    expect(sum()).toBe('合计¥200')
  })

  it('reports additions from an earlier visit that were refused or reduced', async () => {
    const addition = { spuId: 'G1', showId: '', quantity: 5 }
    const queued = ['few', 'unknown'].map((skuId) => ({
      ...{ ...addition, skuId, operationId: skuId, kind: 'ADD' as const, lineId: '', fromSkuId: '', at: NOW },
    }))
    const account = fakeCart()
    screen = await openScreen(CartList, {
      ...{ member: true, config: ON },
      answers: [
        [cart, () => account.read()],
        [changeCart, ({ operations }: Parameters<typeof changeOf>[0]) => account.change(operations)],
      ],
      before: ({ platform, stores }) => {
        platform.storage.write(keys.cartQueues, { [stores.user.userId]: queued })
        stores.cart.clear()
      },
    })
    const notes = () => screen.all('[role=note]').map(({ textContent }) => textContent)
    expect(notes()).toEqual([
      expect.stringContaining('有 1 项修改未能生效'),
      expect.stringContaining('Bag\u00a0· few：库存不足，购物车中现有 3 件'),
    ])
    await screen.press('知道了')
    await screen.press('知道了')
    expect(notes()).toEqual([])
  })

  it('preserves the notice of a removed line that cannot be put back', async () => {
    const account = await open(aCartLine('red', 2))
    account.change([
      {
        operationId: 'X',
        kind: 'REMOVE',
        ...{ lineId: '', spuId: 'G1', skuId: 'red', showId: '', fromSkuId: '' },
        quantity: 1,
      },
    ])
    await screen.wait(60_000)
    screen.answer(changeCart, ({ operations }: Parameters<typeof changeOf>[0]) => ({
      ...account.read(),
      answers: operations.map(({ operationId }) => ({ operationId, outcome: 'FULL', quantity: 0 })),
    }))
    await screen.press('放回')
    expect(screen.toast()).toContain('最多放 99 款')
    expect(screen.text()).toContain('Bag\u00a0· red：已在其他设备上移除')
  })

  it('reports changes of another device, and puts a removed line back', async () => {
    const account = await open(aCartLine('red', 2), aCartLine('blue', 1))
    account.change([
      {
        operationId: 'X1',
        kind: 'REMOVE',
        lineId: '',
        spuId: 'G1',
        skuId: 'red',
        showId: '',
        fromSkuId: '',
        quantity: 1,
      },
      {
        operationId: 'X2',
        kind: 'SET',
        lineId: '',
        spuId: 'G1',
        skuId: 'blue',
        showId: '',
        fromSkuId: '',
        quantity: 4,
      },
    ])
    await screen.wait(60_000)
    expect(screen.text()).toContain('Bag\u00a0· red：已在其他设备上移除')
    expect(screen.text()).toContain('Bag\u00a0· blue：其他设备已将 1 件改为 4 件')
    await screen.press('放回')
    expect(account.count()).toBe(6)
    await screen.press('知道了')
    expect(screen.all('[role=note]')).toHaveLength(0)
  })
})
