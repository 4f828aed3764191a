import { cancelOrder, orderDetail } from '@/api/order'
import { useGateway } from '../../../support/gateway'
import { newBuyers, PLAY, press, type Shopper } from '../../../support/shopper'
import { of, packagesOf, readItems } from '../item-order/packages'

const test = useGateway()
const buyers = newBuyers(test, '1394100')
const packages = packagesOf(test)
let buyer: Shopper
beforeAll(async () => {
  buyer = await buyers.next()
})

describe('an ended order of tickets', () => {
  it('can be bought again while its show is on sale', async () => {
    const { orderId } = (await buyer.order(PLAY)).body.data
    const again = async () => orderDetail.read(await buyer.detail(orderId)).canBuyAgain
    expect(await again()).toBe(false)
    await buyer.post(cancelOrder.path.replace('{orderId}', orderId), {})
    expect(await again()).toBe(true)
    const { db } = test.gateway.context
    await db.updateTable('shows').set({ state: 'LACK_OF_TICKET' }).where('show_id', '=', PLAY.showId).execute()
    expect(await again()).toBe(false)
  })
})

describe('an ended order of an item', () => {
  const again = async (orderId: string) => (await readItems(buyer, orderId)).canBuyAgain

  it('can be bought again while its item is in stock', async () => {
    const { orderId } = (await buyer.order(of(await packages.add({ stock: 1 })))).body.data
    await buyer.post(`trade/buyer/v2/items/orders/${orderId}/cancel`, {})
    expect(await again(orderId)).toBe(true)
    const { db } = test.gateway.context
    await db.updateTable('coupon_packages').set({ stock: 0 }).execute()
    expect(await again(orderId)).toBe(false)
  })

  it('cannot be bought again while it is paid', async () => {
    const { orderId, unPaidTransactionIds } = (await buyer.order(of(await packages.add()))).body.data
    await press(await buyer.cashier(unPaidTransactionIds[0]), 'pay')
    expect(await again(orderId)).toBe(false)
  })
})
