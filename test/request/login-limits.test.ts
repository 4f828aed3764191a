import { get } from '@/request/call'
import { LOGIN_CODES } from '@/domain/business-codes/login'
import { TEXT_CODES } from '@/domain/business-codes/text-codes'
import { harness, refused, success } from './harness'

const orders = get<{ n?: number }, unknown>('orders', { auth: 'buyer', read: (data) => data })
const shows = get<{ n?: number }, unknown>('pub/shows', { auth: 'public', read: (data) => data })
const tickets = get<object, unknown>('tickets', { auth: 'buyer', cache: 'ticket-holder', read: (data) => data })
const failure = (promise: Promise<unknown>) => promise.then(() => null).catch((error: object) => error)

describe('a refusal because of the buyer’s language or area (shell §4)', () => {
  it.each([
    [LOGIN_CODES.languageUnsupported, 'language'],
    [LOGIN_CODES.areaUnsupported, 'area'],
  ] as const)('maps the code %d to the %s popup, and marks the failure as handled', async (code, what) => {
    const { client, deps } = harness(() => refused(code))
    expect(await failure(client.call(orders))).toMatchObject({ statusCode: code, handled: true })
    expect(deps.alert.mock.calls).toEqual([[what]])
    expect(deps.logout).not.toHaveBeenCalled()
  })

  it('also opens the popup for a visitor’s call', async () => {
    const { client, deps, account } = harness(() => refused(LOGIN_CODES.languageUnsupported))
    account.token = ''
    await failure(client.call(shows))
    expect(deps.alert).toHaveBeenCalledTimes(1)
  })

  it.each([{ silent: true }, { skipAuthHandling: true }])(
    'opens no popup if the caller handles failures: %p',
    async (options) => {
      const { client, deps } = harness(() => refused(LOGIN_CODES.areaUnsupported))
      expect(await failure(client.call(shows, {}, options))).toMatchObject({ handled: false })
      expect(deps.alert).not.toHaveBeenCalled()
    },
  )

  it('opens no popup if another account has logged in since', async () => {
    const { client, deps, account } = harness(() => {
      account.token = 'another account'
      return refused(LOGIN_CODES.areaUnsupported)
    })
    await failure(client.call(orders))
    expect(deps.alert).not.toHaveBeenCalled()
  })
})

describe('a closed shop (RE030326003101)', () => {
  const closed = () => refused(500, { errorCode: TEXT_CODES.shopClosed })

  it.each([{}, { silent: true }])('opens the closed shop’s screen for any call: %p', async (options) => {
    const { client, deps } = harness(closed)
    expect(await failure(client.call(shows, {}, options))).toMatchObject({
      errorCode: TEXT_CODES.shopClosed,
      handled: true,
    })
    expect(deps.shopClosed).toHaveBeenCalledTimes(1)
  })

  it('is not detected for any other text code', async () => {
    const { client, deps } = harness(() => refused(500, { errorCode: `${TEXT_CODES.shopClosed}0` }))
    await failure(client.call(shows))
    expect(deps.shopClosed).not.toHaveBeenCalled()
  })

  it('still returns stored tickets', async () => {
    let open = true
    const { client, deps } = harness(() => (open ? success(['T1']) : closed()))
    await client.call(tickets)
    open = false
    expect(await client.call(tickets)).toEqual(['T1'])
    expect(deps.shopClosed).not.toHaveBeenCalled()
  })
})
