import { useGateway } from '../../../support/gateway'
import { captchaDesk } from '../../../support/captcha'

/** A purchase of a show that requires a captcha during a period (seed/data/shows/dance.json). */
const GUARDED = { showId: 'S6007', sessionId: 'S6007N01', items: [{ seatPlanId: 'S6007N01P1', quantity: 1 }] }
const MINUTE = 60_000

const test_ = useGateway()

const { post, tokenFor } = captchaDesk(() => test_)

describe('orders within a captcha window', () => {
  let token = ''
  beforeAll(async () => {
    token = (await test_.signIn('13900000110')).accessToken
  })

  const captchaToken = (by = token, scope = 'ORDER') => tokenFor(scope, { token: by })
  const price = (shown: Record<string, string> = {}, by = token) =>
    post('trade/buyer/order/v3/pre_order', GUARDED, { token: by, headers: shown })
  let orders = 0
  const order = async (
    shown: Record<string, string>,
    payAmount: number,
    key = `risk-order-${(orders += 1)}`,
    by = token,
  ) =>
    post(
      'trade/buyer/order/v5/create_order',
      {
        ...GUARDED,
        couponId: '',
        idempotencyKey: key,
        // A new purchase needs a new key. With the same key, the gateway would return the pending order.
        remark: key,
        audienceIds: [],
        contact: { cellphone: '13900000110', countryCode: '86' },
        paymentParam: { payAmount },
      },
      { token: by, headers: shown },
    )
  const NEEDED = { statusCode: 22030701, data: { scope: 'ORDER', type: 'SLIDER' } }

  test('require a captcha for pricing and ordering', async () => {
    expect((await price()).body).toMatchObject(NEEDED)
    expect((await order({}, 1)).body).toMatchObject(NEEDED)
  })

  test('accept a captcha token for five orders; pricing does not count', async () => {
    const shown = { 'captcha-token': await captchaToken() }
    for (let times = 0; times < 8; times += 1) expect((await price(shown)).body.statusCode).toBe(200)
    const { payAmount } = (await price(shown)).body.data
    const answers = []
    for (let times = 0; times < 6; times += 1) answers.push((await order(shown, payAmount)).body)
    expect(answers.slice(0, 5).every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(answers[5]).toMatchObject(NEEDED)
    expect((await price(shown)).body).toMatchObject(NEEDED)
  })

  test('return the first response for a repeated key, without requiring another captcha', async () => {
    const shown = { 'captcha-token': await captchaToken() }
    const { payAmount } = (await price(shown)).body.data
    const first = await order(shown, payAmount, 'risk-same')
    expect(first.body.statusCode).toBe(200)
    expect((await order({}, payAmount, 'risk-same')).body.data.orderId).toBe(first.body.data.orderId)
  })

  test.each<[string, () => Promise<Record<string, string>>]>([
    ['a forged captcha token', async () => ({ 'captcha-token': 'A'.repeat(32) })],
    ['a captcha token for another scope', async () => ({ 'captcha-token': await captchaToken(token, 'LOGIN') })],
    [
      'another user’s captcha token',
      async () => ({ 'captcha-token': await captchaToken((await test_.signIn('13900000111')).accessToken) }),
    ],
    [
      'an expired captcha token',
      async () => {
        const shown = { 'captcha-token': await captchaToken() }
        await test_.clock.advance(5 * MINUTE)
        return shown
      },
    ],
    ['a risk token without a captcha token', async () => ({ 'risk-token': await riskTokenFor('S1001') })],
  ])('reject %s', async (_, shown) => {
    expect((await price(await shown())).body).toMatchObject(NEEDED)
  })

  const right = async (showId: string, shown: Record<string, string> = {}, by = token) => {
    const greeted = await test_.ask('pub/v1/shows/backend_categories')
    const antiAbuse = { 'anti-abuse-token': greeted.headers.get('anti-abuse-token') ?? '' }
    return (
      await test_.ask(`buyer/v1/risk_shows/${showId}/check_right`, { token: by, headers: { ...antiAbuse, ...shown } })
    ).body.data
  }
  const riskTokenFor = async (showId: string) => (await right(showId)).riskToken as string

  test('return the first unmet requirement when the eligibility is checked', async () => {
    expect(await right('S6007')).toEqual({
      right: false,
      riskToken: '',
      captcha: { needed: true, scope: 'ORDER', type: 'SLIDER' },
      reason: 'WINDOW',
    })
    const solved = await right('S6007', { 'captcha-token': await captchaToken() })
    expect(solved).toMatchObject({ right: true, captcha: null, reason: '' })
    expect(await right('S2001')).toMatchObject({
      right: true,
      riskToken: expect.stringMatching(/^[\w.-]+$/),
      captcha: null,
    })
  })

  test('require an anti-abuse token in the window, and always reject a forged token', async () => {
    expect(await right('S2001', { 'anti-abuse-token': 'made.up' })).toMatchObject({
      right: false,
      reason: 'ANTI_ABUSE',
    })
    expect(await right('S2001', { 'anti-abuse-token': '' })).toMatchObject({ right: true })
    expect(await right('S6007', { 'anti-abuse-token': '' })).toMatchObject({ right: false, reason: 'ANTI_ABUSE' })
  })

  test('return 404 for the eligibility for an unknown show', async () => {
    expect((await test_.ask('buyer/v1/risk_shows/S0000/check_right', { token })).status).toBe(404)
  })

  describe('orders outside of a captcha window', () => {
    beforeAll(async () => {
      // The first buyer already has the maximum number of tickets.
      token = (await test_.signIn('13900000113')).accessToken
    })
    const db = () => test_.gateway.context.db
    const move = (from: number, until: number) =>
      db()
        .updateTable('shows')
        .set({ captcha_from: test_.clock.now() + from, captcha_until: test_.clock.now() + until })
        .where('show_id', '=', 'S6007')
        .execute()

    test('require a risk token from the eligibility check, or else a captcha (decision 30)', async () => {
      await move(60 * MINUTE, 120 * MINUTE)
      expect((await price()).body).toMatchObject(NEEDED)
      const riskToken = await riskTokenFor('S6007')
      expect((await price({ 'risk-token': riskToken })).body.statusCode).toBe(200)
      const other = (await test_.signIn('13900000112')).accessToken
      expect((await price({ 'risk-token': riskToken }, other)).body).toMatchObject(NEEDED)
      expect((await price({ 'risk-token': await riskTokenFor('S2001') })).body).toMatchObject(NEEDED)
      expect((await price({ 'risk-token': `${riskToken}x` })).body).toMatchObject(NEEDED)
      await test_.clock.advance(15 * MINUTE)
      expect((await price({ 'risk-token': riskToken })).body).toMatchObject(NEEDED)
    })

    test('accept a captcha that was solved shortly before the window opens', async () => {
      await move(3 * MINUTE, 60 * MINUTE)
      expect(await right('S6007')).toMatchObject({ right: false, reason: 'WINDOW' })
      const shown = { 'captcha-token': await captchaToken() }
      await test_.clock.advance(3 * MINUTE)
      expect((await price(shown)).body.statusCode).toBe(200)
    })
  })
})
