import { createOrder } from '@/api/purchase'

const rest = { unPaidTransactionIds: ['T1'], type: 'TICKET', bindId: 'B1', payAmount: 76_000, goodsAmount: null }

describe('the answer to a created order (domain §3)', () => {
  it.each([
    ['at its top', { orderId: 'O1', ...rest }],
    ['inside the order', { orderDetailVO: { orderBrief: { orderId: 'O1' } }, ...rest }],
    ['at both places', { orderId: 'O1', orderDetailVO: { orderBrief: { orderId: 'O2' } }, ...rest }],
  ])('reads the order id found %s', (_, answer) => {
    expect(createOrder.read(answer)).toEqual({ orderId: 'O1', ...rest })
  })

  it.each([
    ['nowhere', rest],
    ['only as an empty text', { orderId: '', orderDetailVO: null, ...rest }],
  ])('is rejected if the order id is found %s', (_, answer) => {
    expect(() => createOrder.read(answer)).toThrow()
  })
})
