import { getRow } from '../../../scripts/gateway/core/database/rows'
import { memoryClock } from '../../../scripts/gateway/core/clock'
import { type GatewayOptions, type RunningGateway, startGateway } from '../../../scripts/gateway/core/server'
import { findOrRegister } from '../../../scripts/gateway/modules/base/user/account-service'
import { LOGIN_CODES } from '../../../src/domain/business-codes/login'
import { newKey, PLAY } from '../support/shopper'
import { START } from '../support/gateway'
import { seededImage } from '../support/native/image'

jest.setTimeout(300_000)

const DAY = 86_400_000

const start = async (options: GatewayOptions, now = START): Promise<RunningGateway> =>
  startGateway({ logLevel: 'silent', clock: memoryClock(now, () => now), ...options })

const rows = async ({ context: { db } }: RunningGateway, table: 'users' | 'orders' | 'shows' | 'coupons') =>
  (await db.selectFrom(table).select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count

describe('a gateway without the sandbox', () => {
  let gateway: RunningGateway
  beforeAll(async () => {
    gateway = await start({ sandbox: false, image: await seededImage(START, false) })
  })
  afterAll(() => gateway.close())

  it.each([
    '/console',
    '/console/api/codes',
    '/console/api/faults',
    '/sandbox/cashier/P1',
    '/sandbox/seats',
    '/sandbox/chat',
  ])('does not serve the path %s', async (path) => {
    expect((await fetch(`${gateway.url}${path}`)).status).toBe(404)
  })

  it('lists no sandbox tools in the OpenAPI document', async () => {
    const { paths } = (await (await fetch(`${gateway.url}/openapi.json`)).json()) as { paths: object }
    const addresses = Object.keys(paths)
    expect(addresses).toContain('/trade/buyer/order/v5/create_order')
    expect(addresses.filter((path) => /^\/(console|sandbox)/.test(path))).toEqual([])
  })

  it('contains the merchant’s catalogue, but no users', async () => {
    expect(await rows(gateway, 'shows')).toBeGreaterThan(60)
    expect(await Promise.all((['users', 'orders', 'coupons'] as const).map((each) => rows(gateway, each)))).toEqual([
      0, 0, 0,
    ])
  })

  const send = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', 'access-token': token }
    const answer = await fetch(`${gateway.url}/${path}?lang=en`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await answer.json()) as { statusCode: number; comments: string; data: ReturnType<typeof JSON.parse> }
  }
  const buyer = { cellphone: '13800000041', countryCode: '86' }
  /** Logs a buyer in through the merchant's own login. Returns an access token. */
  const signIn = async () => {
    const { db, clock, tokens } = gateway.context
    const { user } = await findOrRegister(db, clock, buyer.countryCode, buyer.cellphone, 'en-US')
    return (await tokens.signIn(user.user_id)).accessToken
  }

  it('rejects a request for a login code, because it cannot send codes', async () => {
    const refusal = {
      statusCode: LOGIN_CODES.senderNotSetUp,
      comments:
        'No provider of text messages or e-mail is connected here yet, so no code can be sent. Please contact customer service',
      data: null,
    }
    expect(await send('user/pub/v3/send_verify_code', buyer)).toEqual(refusal)
    const email = { email: 'ann@foyer.example' }
    expect(await send('user/buyer/v3/send_email_code', email, await signIn())).toEqual(refusal)
    expect(await gateway.context.db.selectFrom('verify_codes').selectAll().execute()).toEqual([])
  })

  it('offers no payment method, and reports that no method is configured', async () => {
    const { db } = gateway.context
    const accessToken = await signIn()
    const purchase = { ...PLAY, couponId: '' }
    const { payAmount } = (await send('trade/buyer/order/v3/pre_order', purchase, accessToken)).data
    const order = { idempotencyKey: newKey(), audienceIds: [], contact: buyer, paymentParam: { payAmount } }
    const created = await send('trade/buyer/order/v5/create_order', { ...purchase, ...order }, accessToken)
    const asked = { transactionIds: created.data.unPaidTransactionIds, platform: 'H5', src: 'WEB' }
    const refusal = {
      statusCode: 22030407,
      comments: 'No payment provider is connected here yet, so nothing can be paid. Please contact customer service',
      data: null,
    }
    const paid = { ...asked, paymentProduct: 'ALIPAY_WAP', returnUrl: '/pay-success?orderId=1' }
    expect(await send('trade/buyer/v3/payments/cashiers', { ...asked, browserType: 'OTHER' }, accessToken)).toEqual(
      refusal,
    )
    expect(await send('trade/buyer/v3/payments/pay', paid, accessToken)).toEqual(refusal)
    expect(await db.selectFrom('payments').selectAll().execute()).toEqual([])
  })

  it('rejects demo accounts', async () => {
    const answer = await fetch(`${gateway.url}/user/pub/v3/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'demo@foyer.example', password: 'Foyer-2026' }),
    })
    expect(((await answer.json()) as { statusCode: number }).statusCode).not.toBe(200)
  })
})

describe('the database of a gateway', () => {
  it('is rejected by a gateway without the sandbox if it has demo accounts', async () => {
    await expect(start({ sandbox: false, image: await seededImage(START) })).rejects.toThrow('demo accounts')
  })

  it('is rejected by a gateway with the sandbox if created without the sandbox', async () => {
    await expect(start({ image: await seededImage(START, false) })).rejects.toThrow('would empty them')
  })

  it('is never overwritten if created without the sandbox', async () => {
    const gateway = await start({ sandbox: false, image: await seededImage(START, false) }, START + 400 * DAY)
    const { db } = gateway.context
    const { value } = await getRow(db, 'meta', { key: 'seeded_at' })
    expect(Number(value)).toBe(START)
    await gateway.close()
  })
})
