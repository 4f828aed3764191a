import type { TestGateway } from '../../../support/gateway'
import { type newBuyers, PLAY, type Shopper } from '../../../support/shopper'
import { goodsOrders } from './support'

/** Goods of the shop by the id of their variant. */
export const line = (skuId: string, quantity = 1, more: object = {}) => ({
  spu: { spuId: skuId.slice(0, 5), skuId, ...more },
  quantity,
})

/** A heavy book: by parcel or at a counter. */
export const BOOK = 'G1003-1'
/** A poster that is only sent by parcel. */
export const PARCEL_ONLY = 'G1008-1'
/** A set that is only handed out at counters. */
export const COUNTER_ONLY = 'G1035-1'
/** A code. */
export const CODE = 'G1038-1'

/** Returns a purchase of goods of the shop without a coupon. */
export const shop = (items: object[], more: object = {}) => ({ items, couponId: '', ...more })

/** Saves an address in a province, and returns its id. */
export const addressIn = async (buyer: Shopper, area: 'near' | 'unserved') => {
  const ids =
    area === 'near'
      ? { provinceId: '31', cityId: '3101', districtId: '310101' }
      : { provinceId: '81', cityId: '8101', districtId: '810101' }
  const { body } = await buyer.post('user/buyer/v3/user/addresses', {
    ...{
      ...ids,
      recipient: '林夏',
      cellphone: '13800000001',
      countryCode: '86',
      detail: '河岸路 20 弄 1 号',
      isDefault: false,
    },
  })
  return body.data.addressId as string
}

/** Returns functions to buy goods and tickets, and to scan texts at a counter. */
export const counterVisits = (test: TestGateway, buyers: ReturnType<typeof newBuyers>) => {
  const pay = async (buyer: Shopper, purchase: object): Promise<string> => {
    const { data } = (await buyer.order(purchase)).body
    await goodsOrders(test).payAll(buyer, data.unPaidTransactionIds)
    return data.orderId
  }
  const bought = (buyer: Shopper, items: object[], more: object = {}) => pay(buyer, shop(items, more))
  /** A buyer with paid tickets of a show whose venue has a counter. */
  const ticketHolder = async () => {
    const buyer = await buyers.next()
    return { buyer, orderId: await pay(buyer, PLAY) }
  }
  const scan = async (text: string, counterId: string) =>
    (await test.ask('counter/api/verifications', { method: 'POST', body: { text, counter: 'A', counterId } })).body.data
  return { bought, ticketHolder, scan }
}
