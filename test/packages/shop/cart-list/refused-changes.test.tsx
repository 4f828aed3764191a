import { cart, changeCart } from '@/api/cart'
import CartList from '@/packages/shop/cart-list/cart-list'
import { keys } from '@/platform/storage/keys'
import { NOW } from '../../../support/fake-clock'
import { type Answer, offline, refused } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'
import { aCartLine, fakeCart } from '../../../stores/cart/support'

let screen: OpenScreen
afterEach(() => screen.unmount())

/** Opens the cart with one line. Changes of the cart fail. */
const open = async (failure: Answer) => {
  const account = fakeCart([aCartLine('red', 1)])
  screen = await openScreen(CartList, {
    ...{ member: true, config: { productCartConfig: { enable: true, enableSpuType: ['GOODS'] } } },
    answers: [
      [cart, () => account.read()],
      [changeCart, failure],
    ],
  })
}

describe('a change of the cart that is not accepted', () => {
  it('waits until the buyer tries again, and says so', async () => {
    await open(refused('The shop is closed'))
    await screen.press('增加')
    expect(screen.text()).toContain('有 1 项修改未同步，请稍后重试')
  })

  it('cannot be undone if the device could not store it', async () => {
    await open(offline)
    const other = { kind: 'ADD' as const, lineId: '', showId: '', fromSkuId: '', quantity: 1, spuId: 'G2', at: NOW }
    const queued = Array.from({ length: 300 }, (_, at) => ({ ...other, operationId: `O${at}`, skuId: `sku-${at}` }))
    const { platform, stores } = screen.services
    platform.storage.write(keys.cartQueues, { [stores.user.userId]: queued })
    await screen.press('移除Bag\u00a0· red')
    expect(screen.toast()).toBe('未同步的修改过多，请先联网')
    expect(screen.text()).not.toContain('撤销')
  })
})
