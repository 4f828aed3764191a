import { LOGIN_CAPTCHA, ORDER_CAPTCHA } from '@/domain/captcha/captcha'
import { get, post } from '@/request/call'
import { CAPTCHA_CODES } from '@/domain/business-codes/captcha'
import { SESSION_CODES } from '@/domain/business-codes/session'
import type { CaptchaRequest } from '@/request/steps/captcha'
import { failure } from './calls'
import { harness, refused, success } from './harness'

const read = (data: unknown) => data
const order = post<{ showId: string }, unknown>('trade/order', { auth: 'buyer', captcha: ORDER_CAPTCHA, read })
const plain = () => get<{ n?: number }, unknown>('some/pub/list', { auth: 'public', read })

const NEEDED = refused(CAPTCHA_CODES.captchaNeeded, { data: ORDER_CAPTCHA })

/** Creates a gateway that requires a good captcha token, and a buyer who solves or cancels the captcha. */
const setUp = (solves: boolean | (() => Promise<boolean>) = true, good = 'good') => {
  const tokens: Record<string, string> = {}
  const ask = jest.fn(async ({ scope }: CaptchaRequest) => {
    const solved = typeof solves === 'boolean' ? solves : await solves()
    if (solved) tokens[scope] = 'good'
    return solved
  })
  const made = harness(({ headers }) => (headers?.['captcha-token'] === good ? success('ordered') : NEEDED), {
    captcha: ask,
    captchaToken: ({ scope }) => tokens[scope] ?? '',
  })
  return { ...made, ask, tokens }
}

describe('a captcha that the gateway requires', () => {
  it('is solved, and its token is sent with the repeated call', async () => {
    const { client, ask, sent } = setUp()
    await expect(client.call(order, { showId: 'S1' })).resolves.toBe('ordered')
    expect(ask.mock.calls).toEqual([[{ ...ORDER_CAPTCHA, showId: 'S1' }]])
    expect(sent.map(({ headers }) => headers?.['captcha-token'])).toEqual([undefined, 'good'])
  })

  it('returns the refusal to the caller if the buyer cancels the captcha', async () => {
    const { client, sent } = setUp(false)
    const error = await failure(client.call(order, { showId: 'S1' }))
    expect(error).toMatchObject({ kind: 'business', statusCode: CAPTCHA_CODES.captchaNeeded, message: 'no' })
    expect(sent).toHaveLength(1)
  })

  it('is shown once per call, even if the gateway rejects its token', async () => {
    const { client, ask, sent } = setUp(true, 'never')
    await expect(failure(client.call(order, { showId: 'S1' }))).resolves.toMatchObject({
      statusCode: CAPTCHA_CODES.captchaNeeded,
    })
    expect([ask.mock.calls.length, sent.length]).toEqual([1, 2])
  })

  it('is not shown if its token is already stored', async () => {
    const { client, ask, sent, tokens } = setUp()
    tokens.ORDER = 'good'
    await client.call(order, { showId: 'S1' })
    expect(ask).not.toHaveBeenCalled()
    expect(sent).toHaveLength(1)
  })

  it('is not shown again if another call has solved it', async () => {
    let answer: (() => void) | undefined
    const tokens = { ORDER: '' }
    const ask = jest.fn(async () => true)
    const { client, sent } = harness(
      async ({ headers }) => {
        if (headers?.['captcha-token']) return success('ordered')
        await new Promise<void>((resolve) => (answer = resolve))
        return NEEDED
      },
      { captcha: ask, captchaToken: () => tokens.ORDER },
    )
    const waiting = client.call(order, { showId: 'S1' })
    while (!answer) await Promise.resolve()
    // The call was sent without a token, and was refused. Before the refusal arrived, another call received a token.
    tokens.ORDER = 'good'
    answer()
    await expect(waiting).resolves.toBe('ordered')
    expect([ask.mock.calls.length, sent.length]).toEqual([0, 2])
  })

  it('is also shown for a call that does not declare a captcha', async () => {
    const { client, ask, sent } = setUp()
    const call = plain()
    await expect(client.call(call, {})).resolves.toBe('ordered')
    expect(ask).toHaveBeenCalledTimes(1)
    await client.call(call, { n: 1 })
    expect(sent.map(({ headers }) => headers?.['captcha-token'])).toEqual([undefined, 'good', 'good'])
  })

  it('adds its token only to calls that require a captcha of its scope', async () => {
    const { client, sent, tokens } = setUp()
    tokens.ORDER = 'good'
    tokens.LOGIN = 'good'
    const login = post<{ n: number }, unknown>('user/pub/send', { auth: 'public', captcha: LOGIN_CAPTCHA, read })
    tokens.LOGIN = 'for logins'
    await failure(client.call(login, { n: 1 })).catch(() => undefined)
    await failure(client.call(plain(), {})).catch(() => undefined)
    expect(sent[0]?.headers?.['captcha-token']).toBe('for logins')
    expect(sent.find(({ url }) => url === 'some/pub/list')?.headers?.['captcha-token']).toBeUndefined()
  })

  it.each([
    ['nothing', null],
    ['no type', { scope: 'ORDER' }],
    ['an invalid scope', { scope: '../../x?', type: 'SLIDER' }],
  ])('is treated as an ordinary refusal if the data contains %s', async (_, data) => {
    const ask = jest.fn(async () => true)
    const { client } = harness(() => refused(CAPTCHA_CODES.captchaNeeded, { data }), {
      captcha: ask,
      captchaToken: () => '',
    })
    await failure(client.call(order, { showId: 'S1' }))
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('the calls of the risk service', () => {
  const right = get<{ showId: string }, unknown>('buyer/risk/{showId}', {
    auth: 'buyer',
    pipeline: 'risk',
    read: (data) => ({ known: Object.keys(data as object).length > 0 }),
  })
  const other = get<{ showId: string }, unknown>('buyer/other/{showId}', { auth: 'buyer', read })

  it.each([
    ['a refusal', () => refused(22030302)],
    ['an HTTP failure', () => ({ kind: 'answered', status: 500, headers: {}, body: '' }) as const],
    ['an unreadable response', () => ({ kind: 'answered', status: 200, headers: {}, body: '<html>' }) as const],
    ['no network', () => ({ kind: 'offline' }) as const],
    ['no answer in time', () => ({ kind: 'timeout' }) as const],
  ])('return “unknown” instead of failing after %s', async (_, answer) => {
    const riskTokenLost = jest.fn()
    const { client } = harness(answer, { riskTokenLost })
    await expect(client.call(right, { showId: 'S1' })).resolves.toEqual({ known: false })
    expect(riskTokenLost.mock.calls).toEqual([['S1']])
    await expect(client.call(other, { showId: 'S1' })).rejects.toThrow()
    expect(riskTokenLost).toHaveBeenCalledTimes(1)
  })

  it('return a successful response unchanged', async () => {
    const riskTokenLost = jest.fn()
    const { client } = harness(() => success({ right: true }), { riskTokenLost })
    await expect(client.call(right, { showId: 'S1' })).resolves.toEqual({ known: true })
    expect(riskTokenLost).not.toHaveBeenCalled()
  })

  it('renew an expired login first instead of returning “unknown”', async () => {
    const made = harness(({ headers }) =>
      headers?.['access-token'] === 'T2' ? success({ right: true }) : refused(SESSION_CODES.tokenExpired),
    )
    made.deps.refresh.mockImplementation(async () => void (made.account.token = 'T2'))
    await expect(made.client.call(right, { showId: 'S1' })).resolves.toEqual({ known: true })
  })
})
