import { useGateway } from '../../../support/gateway'
import { PLAY, useShopper } from '../../../support/shopper'

const test = useGateway()
const buyer = useShopper(test)

const PRE = 'trade/buyer/order/v3/pre_order'
const CREATE = 'trade/buyer/order/v5/create_order'
const CASHIERS = 'trade/buyer/v3/payments/cashiers'
const PAY = 'trade/buyer/v3/payments/pay'
const order = {
  ...PLAY,
  idempotencyKey: 'body-key-1',
  audienceIds: [],
  contact: { cellphone: '13800000001' },
  paymentParam: { payAmount: 1 },
}
const cashiers = { transactionIds: ['X1'], platform: 'H5', src: 'WEB', browserType: 'OTHER' }
const pay = { transactionIds: ['X1'], platform: 'H5', paymentProduct: 'ALIPAY_WAP', src: 'WEB', returnUrl: '/x' }
const item = PLAY.items[0]

const table: [string, string, unknown][] = [
  ['no body', PRE, undefined],
  ['half a JSON', PRE, '{"showId":'],
  ['a list', PRE, []],
  ['null', CREATE, 'null'],
  ['no items', PRE, { ...PLAY, items: [] }],
  ['eleven tiers', PRE, { ...PLAY, items: Array.from({ length: 11 }, () => item) }],
  ['none of a tier', PRE, { ...PLAY, items: [{ ...item, quantity: 0 }] }],
  ['a negative quantity', PRE, { ...PLAY, items: [{ ...item, quantity: -1 }] }],
  ['half a ticket', PRE, { ...PLAY, items: [{ ...item, quantity: 1.5 }] }],
  ['a hundred tickets', PRE, { ...PLAY, items: [{ ...item, quantity: 100 }] }],
  ['a quantity of 1e300', PRE, { ...PLAY, items: [{ ...item, quantity: 1e300 }] }],
  ['a list instead of a number (attack F17)', PRE, { ...PLAY, items: [{ ...item, quantity: [1] }] }],
  ['a text instead of a number', PRE, { ...PLAY, items: [{ ...item, quantity: '1' }] }],
  ['an id with a path in it', PRE, { ...PLAY, showId: '../x' }],
  ['an unknown delivery', PRE, { ...PLAY, deliverMethod: 'PIGEON' }],
  ['a key too short', CREATE, { ...order, idempotencyKey: 'x' }],
  ['a key of 129 letters', CREATE, { ...order, idempotencyKey: 'k'.repeat(129) }],
  ['a key with blanks', CREATE, { ...order, idempotencyKey: 'key key key' }],
  ['a negative price', CREATE, { ...order, paymentParam: { payAmount: -1 } }],
  ['a price in parts of fen', CREATE, { ...order, paymentParam: { payAmount: 0.5 } }],
  ['no price', CREATE, { ...order, paymentParam: {} }],
  ['a phone of letters', CREATE, { ...order, contact: { cellphone: 'phone' } }],
  ['an invalid e-mail address', CREATE, { ...order, contact: { email: 'lin' } }],
  ['a remark of 201 characters', CREATE, { ...order, remark: 'x'.repeat(201) }],
  ['a remark with a null character', CREATE, { ...order, remark: 'a\u0000b' }],
  ['attendees that are not ids', CREATE, { ...order, audienceIds: [{}] }],
  ['no transaction', CASHIERS, { ...cashiers, transactionIds: [] }],
  ['an unknown browser', CASHIERS, { ...cashiers, browserType: 'LYNX' }],
  ['an address of 2,001 characters', PAY, { ...pay, returnUrl: `/${'x'.repeat(2000)}` }],
  ['no source', 'home/buyer/v3/recently_order_info', {}],
]

describe('a request body', () => {
  it.each(table)('is rejected with status 400 if it has %s (%s)', async (_name, path, body) => {
    const answer = await test.ask(path, { method: 'POST', body, token: buyer.token })
    expect({ status: answer.status, code: answer.body.statusCode, data: answer.body.data }).toEqual({
      status: 400,
      code: 400,
      data: null,
    })
  })
})

describe('a request path', () => {
  it.each([
    ['trade/buyer/order/v5/orders?tab=ALL', 400],
    [`trade/buyer/order/v5/orders?keyword=${'a'.repeat(65)}`, 400],
    ['trade/buyer/order/v5/orders?tab=TICKET&offset=-1', 400],
    ['trade/buyer/order/v5/orders?tab=TICKET&length=1000', 400],
    ['trade/buyer/order/v5/orders/none', 404],
    ['trade/buyer/order/v5/orders/%00', 400],
    ['trade/buyer/v3/vouchers?history=perhaps', 400],
    ['trade/buyer/v3/vouchers/none', 404],
    ['trade/buyer/v3/vouchers/none/ticket_code', 404],
    ['buyer/order/v3/none/reserve_time', 404],
    ['buyer/v1/payments/query_by_bind_id', 400],
    ['buyer/v1/payments/query_by_bind_id?bindId=none', 404],
  ])('returns the correct status: %s, %i', async (path, status) => {
    expect((await buyer.get(path)).status).toBe(status)
  })

  it('requires a login for an order path without a token', async () => {
    const answers = await Promise.all([
      test.ask(PRE, { method: 'POST', body: PLAY }),
      test.ask('trade/buyer/order/v5/orders/x'),
      test.ask('trade/buyer/v1/items/cart/count'),
    ])
    expect(answers.map(({ body }) => body.statusCode)).toEqual([15012007, 15012007, 15012007])
  })
})
