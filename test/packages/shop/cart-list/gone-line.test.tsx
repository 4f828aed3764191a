import { cart } from '@/api/cart'
import { spuDetail } from '@/api/goods'
import { setGoodsReminder } from '@/api/goods-reminder'
import CartList from '@/packages/shop/cart-list/cart-list'
import { aCartLine, fakeCart } from '../../../stores/cart/support'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async (line: ReturnType<typeof aCartLine>) => {
  const account = fakeCart([line])
  screen = await openScreen(CartList, {
    ...{ member: true, config: { productCartConfig: { enable: true, enableSpuType: ['GOODS'] } } },
    answers: [[cart, () => account.read()]],
  })
}

describe('a line that cannot be bought', () => {
  it.each([
    ['similar goods', 'OFF_SHELF', '找相似', ['goods-search', { categoryId: 'C1' }]],
    ['the goods', 'NOT_HERE', '查看', ['shop-detail', { id: 'G1', skuId: 'gone' }]],
  ] as const)('opens %s', async (_, state, label, target) => {
    await open(aCartLine('gone', 1, { state }))
    await screen.press(label)
    expect(screen.went).toContainEqual(['open', ...target])
  })

  it.each([
    ['is back in stock', 'SOLD_OUT', '到货通知', 'gone'],
    ['comes on sale', 'NOT_YET', '开售提醒', ''],
  ] as const)('sets a reminder for when it %s', async (_, state, label, skuId) => {
    await open(aCartLine('gone', 1, { state }))
    screen.answer(setGoodsReminder, () => ({ remindType: 'SMS' }))
    await screen.press(`${label}\u00a0· Bag\u00a0· gone`)
    expect(screen.sentTo(setGoodsReminder)).toMatchObject([{ id: 'G1', skuId }])
  })

  it('offers another variant instead of one that is not sold', async () => {
    await open(aCartLine('gone', 1, { state: 'VARIANT_GONE' }))
    await screen.press('换一款')
    expect(screen.sentTo(spuDetail)).toEqual([{ id: 'G1' }])
  })
})
