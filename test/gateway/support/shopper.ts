import { type Answer, later, type TestGateway } from './gateway'

/** A theater show whose tickets need no names: e-tickets, no limit for the show, at most six tickets per session. */
export const PLAY = { showId: 'S2001', sessionId: 'S2001N02', items: [{ seatPlanId: 'S2001N02P2', quantity: 2 }] }

/** A concert whose tickets each need an attendee name, at most four tickets per session. */
export const CONCERT = { showId: 'S1001', sessionId: 'S1001N01', items: [{ seatPlanId: 'S1001N01P6', quantity: 2 }] }

/** An exhibition whose tickets need no names and have no seats. */
export const EXHIBITION = { showId: 'S5002', sessionId: 'S5002N03', items: [{ seatPlanId: 'S5002N03P1', quantity: 1 }] }

/** Returns the seats of the tickets in an order that still belong to its buyer. */
export const seatsOf = ({ tickets }: { tickets: { state: string; labels: string[] }[] }): string[] =>
  tickets.filter(({ state }) => state === 'NONE' || state === 'VALID').flatMap(({ labels }) => labels)

let keys = 0
export const newKey = () => `test-key-${(keys += 1)}`

export interface Shopper {
  token: string
  post(path: string, body: object): Promise<Answer>
  get(path: string): Promise<Answer>
  preOrder(purchase?: object): Promise<Answer>
  /**
   * Requests the price first and sends the price with the order, as the storefront does. Uses no coupon unless the test
   * specifies one.
   */
  order(purchase?: object, more?: object): Promise<Answer>
  startPayment(transactionId: string, more?: object): Promise<Answer>
  /** Starts a payment. Returns the address of the cashier. */
  cashier(transactionId: string, more?: object): Promise<string>
  detail(orderId: string): Promise<Answer['body']['data']>
}

/** Logs in a buyer of the test gateway. */
export const shopper = async (test: TestGateway, cellphone?: string): Promise<Shopper> =>
  shopperWith(test, (await test.signIn(cellphone)).accessToken)

/** Creates buyers, each with a new phone number. `again` logs the newest buyer in again. */
export const newBuyers = (test: TestGateway, phonePrefix: string) => {
  let count = 1000
  const signIn = () => shopper(test, `${phonePrefix}${count}`)
  return {
    next: () => {
      count += 1
      return signIn()
    },
    again: signIn,
  }
}

/** Logs in an account of the test gateway without a code. */
export const shopperOf = async (test: TestGateway, userId: string): Promise<Shopper> =>
  shopperWith(test, (await test.gateway.context.tokens.signIn(userId)).accessToken)

const shopperWith = (test: TestGateway, token: string): Shopper => {
  const post = (path: string, body: object) => test.ask(path, { method: 'POST', body, token })
  const get = (path: string) => test.ask(path, { token })
  const preOrder = (purchase: object = PLAY) => post('trade/buyer/order/v3/pre_order', purchase)
  const order = async (purchase: object = PLAY, more: object = {}) => {
    const wanted = { couponId: '', ...purchase }
    const priced = await preOrder(wanted)
    return post('trade/buyer/order/v5/create_order', {
      ...wanted,
      idempotencyKey: newKey(),
      audienceIds: [],
      contact: { cellphone: '13800000001', countryCode: '86' },
      paymentParam: { payAmount: priced.body.data?.payAmount ?? 0 },
      ...more,
    })
  }
  const startPayment = (transactionId: string, more: object = {}) =>
    post('trade/buyer/v3/payments/pay', {
      transactionIds: [transactionId],
      platform: 'H5',
      paymentProduct: 'ALIPAY_WAP',
      src: 'WEB',
      returnUrl: '/pay-success?orderId=1',
      ...more,
    })
  const cashier = async (transactionId: string, more: object = {}) =>
    (await startPayment(transactionId, more)).body.data.paymentInfo.normalUrl
  const detail = async (orderId: string) => (await get(`trade/buyer/order/v5/orders/${orderId}`)).body.data
  return { token, post, get, preOrder, order, startPayment, cashier, detail }
}

/** Presses a button on the cashier's page. Returns the HTTP status and the address of the redirect. */
export const press = async (cashierUrl: string, action: string) => {
  const response = await fetch(cashierUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `action=${action}`,
  })
  return { status: response.status, location: response.headers.get('location') }
}

/** Logs a buyer in for all tests of a file. Has the same parameters as `shopper`. */
export const useShopper = (test: TestGateway, cellphone?: string): Shopper => later(() => shopper(test, cellphone))
