import { REFUND_REASONS } from '@/domain/refund/state'
import { START, useGateway } from '../../../support/gateway'
import { seededImage } from '../../../support/native/image'
import { EXHIBITION, PLAY, useShopper } from '../../../support/shopper'
import { KINDS } from '../../../../../scripts/gateway/core/faults/kinds'
import { startGateway } from '../../../../../scripts/gateway/core/server'

const test = useGateway()
const buyer = useShopper(test)

const MINUTE = 60_000
let session = 0
const post = (path: string, body: object, headers?: Record<string, string>) =>
  test.ask(`console/api/${path}`, { method: 'POST', body, headers })

describe('the console page', () => {
  it.each([
    ['zh', '沙盒控制台'],
    ['zh-MO', '沙盒控制台'],
    ['en', 'Sandbox console'],
  ])('is one self-contained document in %s, whose script the security policy allows', async (lang, title) => {
    const response = await fetch(`${test.gateway.url}/console?lang=${lang}`)
    const page = await response.text()
    expect(page).toContain(`<title>${title}</title>`)
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
    expect(page).toContain(`<script nonce="${nonce}">`)
    expect(page).not.toMatch(/(src|href)="(https?:)?\/\//)
    expect(page.match(/<\/script>/g)).toHaveLength(2)
  })

  it('offers every response mode and fault, with labels in the page’s language', async () => {
    const page = await (await fetch(`${test.gateway.url}/console?lang=en`)).text()
    const offered = [...page.matchAll(/<option value="([^"]+)">([^<]+)</g)].map(([, value, label]) => [value, label])
    expect(offered).toContainEqual(['mode:8', '8 back and refresh'])
    const kinds = new Set(offered.map(([value]) => value.split(':')[0]).filter((value) => value in KINDS))
    expect([...kinds].sort()).toEqual(Object.keys(KINDS).sort())
    expect(page.split('<script')[0]).not.toContain('undefined')
  })

  it('exists only in a sandbox, like the cashier page', async () => {
    const real = await startGateway({ sandbox: false, image: await seededImage(START, false), logLevel: 'silent' })
    const statuses = await Promise.all(
      ['/console', '/console/api/codes', '/console/api/clock', '/sandbox/cashier/P1'].map(
        async (path) => (await fetch(`${real.url}${path}`)).status,
      ),
    )
    expect(statuses).toEqual([404, 404, 404, 404])
    await real.close()
  })
})

describe('the codes in the console', () => {
  it('can be filtered by phone', async () => {
    await test.ask('user/pub/v3/send_verify_code', {
      method: 'POST',
      body: { cellphone: '13800000077', countryCode: '86' },
    })
    const { data } = (await test.ask('console/api/codes?cellphone=13800000077')).body
    expect(data).toEqual([
      {
        countryCode: '86',
        cellphone: '13800000077',
        email: '',
        code: expect.stringMatching(/^\d{6}$/),
        sentAt: expect.any(Number),
        expiresAt: expect.any(Number),
        used: false,
      },
    ])
  })
})

describe('the requests in the console', () => {
  it('are listed by route, and exclude contents and the console’s own requests', async () => {
    await buyer.get('trade/buyer/order/v5/orders/none?secret=1')
    const { data } = (await test.ask('console/api/requests')).body
    expect(data[0]).toEqual({
      id: expect.any(Number),
      at: expect.any(Number),
      method: 'GET',
      route: '/trade/buyer/order/v5/orders/:orderId',
      status: 404,
      code: 404,
      ms: expect.any(Number),
    })
    expect(JSON.stringify(data)).not.toMatch(/secret|console|13800000001/)
  })

  it('are streamed in the order of their responses', async () => {
    const ended = new AbortController()
    const response = await fetch(`${test.gateway.url}/console/api/requests/stream`, { signal: ended.signal })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    await buyer.get('trade/buyer/v1/items/cart/count')
    let received = ''
    while (!received.includes('cart/count')) received += (await reader?.read())?.value ?? ''
    expect(received).toMatch(
      /data: \{"id":\d+,.*"route":"\/trade\/buyer\/v1\/items\/cart\/count","status":200,"code":200/,
    )
    ended.abort()
  })
})

describe('the orders in the console', () => {
  it('include all buyers’ newest orders, and mask their contacts', async () => {
    const { data: created } = (await buyer.order(EXHIBITION)).body
    await buyer.cashier(created.unPaidTransactionIds[0])
    const { data } = (await test.ask('console/api/orders?lang=en')).body
    expect(data[0]).toMatchObject({
      orderId: created.orderId,
      state: 'UNPAID',
      payAmount: 12800,
      qty: 1,
      buyer: '138****0001',
      payments: ['CREATED'],
      openPayment: expect.stringMatching(/^P\w{12}$/),
      balance: 0,
    })
    expect(JSON.stringify(data)).not.toContain('13800000001')
  })

  it.each([
    ['pay', 'PAID'],
    ['fail', 'FAILED'],
    ['cancel', 'CANCELED'],
    ['late', 'PENDING'],
    ['overdue', 'PENDING'],
    ['silent', 'PENDING'],
    ['doubled', 'PAID'],
    ['wrongAmount', 'RETURNED'],
    ['wrongOrder', 'RETURNED'],
  ])('have a payment that the console action %s changes to %s', async (action, state) => {
    session += 1
    const sessionId = `S5002N0${session}`
    // Each payment uses another session. With the same items, the gateway would return the unpaid order of another
    // test.
    const items = [{ seatPlanId: `${sessionId}P1`, quantity: 2 }]
    const { data: created } = (await buyer.order({ ...EXHIBITION, sessionId, items })).body
    await buyer.cashier(created.unPaidTransactionIds[0])
    const { openPayment } = (await test.ask('console/api/orders')).body.data[0]
    expect((await post(`payments/${openPayment}`, { action })).body.data).toEqual({ state })
    const after = (await test.ask('console/api/orders')).body.data[0]
    expect(after).toMatchObject({ orderId: created.orderId, payments: [state], openPayment: null, balance: 0 })
  })

  const item = { items: [{ spu: { spuId: 'CP3' }, quantity: 1 }] }
  const newest = async (lang = 'en') => (await test.ask(`console/api/orders?lang=${lang}`)).body.data[0]

  it('include item orders with their payments', async () => {
    const { data: created } = (await buyer.order(item)).body
    await buyer.cashier(created.unPaidTransactionIds[0])
    const listed = await newest()
    expect(listed).toMatchObject({
      ...{ orderId: created.orderId, orderType: 'goods', state: 'UNPAID', qty: 1, buyer: '138****0001' },
      ...{ payments: ['CREATED'], balance: 0, name: expect.stringMatching(/^[A-Z]/) },
    })
    expect((await post(`payments/${listed.openPayment}`, { action: 'pay' })).body.data).toEqual({ state: 'PAID' })
    expect(await newest()).toMatchObject({ state: 'SUCCEEDED', payments: ['PAID'], openPayment: null, balance: 0 })
  })

  it.each([
    ['tickets', 'cancel', PLAY, 'CANCELED'],
    ['tickets', 'expire', PLAY, 'CLOSED'],
    ['items', 'cancel', item, 'CANCELED'],
    ['items', 'expire', item, 'CLOSED'],
  ])('can be ended by an action: %s, %s', async (_of, action, purchase, state) => {
    const { orderId } = (await buyer.order(purchase)).body.data
    expect((await post(`orders/${orderId}`, { action })).body.statusCode).toBe(200)
    expect(await newest()).toMatchObject({ orderId, state })
    expect((await post(`orders/${orderId}`, { action: 'expire' })).body.statusCode).not.toBe(200)
  })

  it('reject payment actions from another web origin, unknown actions, and unknown payments', async () => {
    expect((await post('payments/P1', { action: 'pay' }, { origin: 'http://evil.example' })).status).toBe(403)
    expect((await post('payments/P1', { action: 'steal' })).status).toBe(400)
    expect((await post('payments/P1', { action: 'pay' })).status).toBe(404)
  })
})

describe('the refunds in the console', () => {
  it('show the buyer’s reason in the page’s language', async () => {
    const { data } = (await test.ask('console/api/refunds')).body
    const reasons: string[] = data.map(({ reason }: { reason: string }) => reason)
    expect(reasons).toEqual(expect.arrayContaining(['TIME', 'HEALTH']))
    const page = await (await fetch(`${test.gateway.url}/console?lang=en`)).text()
    for (const reason of REFUND_REASONS) expect(page).toMatch(new RegExp(`"reasons":\\{[^}]*"${reason}":"\\w`))
  })
})

describe('the clock in the console', () => {
  it('moves forward and applies due changes', async () => {
    const { data: created } = (await buyer.order(EXHIBITION)).body
    const before = (await test.ask('console/api/clock')).body.data
    const after = (await post('clock', { advance: 15 * MINUTE })).body.data
    expect(after.offset - before.offset).toBe(15 * MINUTE)
    const { data } = (await test.ask('console/api/orders')).body
    expect(data.find(({ orderId }: { orderId: string }) => orderId === created.orderId).state).toBe('CLOSED')
  })

  it('can be set, is sent with every response, and can be reset', async () => {
    const time = Date.UTC(2027, 0, 1)
    const { data } = (await post('clock', { set: time })).body
    expect(Math.abs(data.now - time)).toBeLessThan(1000)
    const { headers } = await test.ask('home/pub/v3/shops/get')
    expect(Math.abs(Number(headers.get('server-time')) - time)).toBeLessThan(2000)
    expect((await post('clock', { reset: true })).body.data.offset).toBe(0)
  })

  it.each([{}, { advance: 1, reset: true }, { advance: 'much' }, { advance: 1e15 }, { set: -1 }, { reset: false }])(
    'rejects the change %j',
    async (body) => {
      const before = (await test.ask('console/api/clock')).body.data.offset
      expect((await post('clock', body)).status).toBe(400)
      expect((await test.ask('console/api/clock')).body.data.offset).toBe(before)
    },
  )

  it('cannot be changed by another site in the same browser', async () => {
    expect((await post('clock', { advance: 1 }, { origin: 'http://evil.example' })).status).toBe(403)
    expect((await post('reset', {}, { origin: 'null' })).status).toBe(403)
    expect((await post('clock', { advance: 1 }, { origin: test.gateway.url })).status).toBe(200)
  })
})

describe('the reset to the seed data', () => {
  it('restores the seed', async () => {
    expect((await post('reset', {})).body.statusCode).toBe(200)
    const { data } = (await test.ask('console/api/orders')).body
    expect(data.some(({ state }: { state: string }) => state === 'UNPAID')).toBe(true)
    expect(data.every(({ orderNumber }: { orderNumber: string }) => /^FY\d{13,15}([GPL]\d)?$/.test(orderNumber))).toBe(
      true,
    )
  })
})
