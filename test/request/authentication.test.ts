import { get } from '@/request/call'
import { SESSION_CODES } from '@/domain/business-codes/session'
import { RequestError } from '@/request/errors'
import { harness, refused, success } from './harness'

const orders = get<{ n?: number }, unknown>('trade/buyer/order/v5/orders', { auth: 'buyer', read: (data) => data })
const refreshCall = get<object, unknown>('user/pub/v3/refresh_token', { auth: 'public', read: (data) => data })

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: RequestError) => error,
  )

describe('a token that has expired', () => {
  const server =
    (token: string) =>
    ({ headers }: { headers?: Readonly<Record<string, string>> }) =>
      headers?.['access-token'] === token ? success('fresh') : refused(SESSION_CODES.tokenExpired)

  it('is refreshed once for all affected calls, and each call is repeated once', async () => {
    const { client, deps, account, sent } = harness(server('T2'))
    deps.refresh.mockImplementation(async () => {
      await Promise.resolve()
      account.token = 'T2'
    })
    const results = await Promise.all(Array.from({ length: 5 }, (_, n) => client.call(orders, { n })))
    expect(results).toEqual(Array(5).fill('fresh'))
    expect(deps.refresh).toHaveBeenCalledTimes(1)
    expect(sent).toHaveLength(10)
    expect(deps.logout).not.toHaveBeenCalled()
  })

  it('blocks no scheduler slots during the refresh', async () => {
    const holder: { client?: ReturnType<typeof harness>['client'] } = {}
    const { client, deps, account } = harness(({ url, headers }) =>
      url.includes('refresh') ? success(null) : server('T2')({ headers }),
    )
    holder.client = client
    deps.refresh.mockImplementation(async () => {
      await holder.client?.call(refreshCall, {}, { skipAuthHandling: true })
      account.token = 'T2'
    })
    const results = await Promise.all(Array.from({ length: 30 }, (_, n) => client.call(orders, { n })))
    expect(results).toHaveLength(30)
  })

  it('ends the login if the call is refused again after the refresh', async () => {
    const { client, deps, account, sent } = harness(() => refused(SESSION_CODES.tokenExpired))
    deps.refresh.mockImplementation(async () => void (account.token = 'T2'))
    expect(await failure(client.call(orders))).toMatchObject({ kind: 'auth', statusCode: SESSION_CODES.tokenExpired })
    expect(sent).toHaveLength(2)
    expect(deps.refresh).toHaveBeenCalledTimes(1)
    expect(deps.logout).toHaveBeenCalledTimes(1)
  })

  it('ends the login after a refused refresh, but not after a network failure', async () => {
    const refusedRefresh = harness(() => refused(SESSION_CODES.tokenExpired))
    refusedRefresh.deps.refresh.mockRejectedValue(
      new RequestError({ kind: 'auth', statusCode: SESSION_CODES.loginExpired }),
    )
    await failure(refusedRefresh.client.call(orders))
    expect(refusedRefresh.deps.logout).toHaveBeenCalledTimes(1)

    const offline = harness(() => refused(SESSION_CODES.tokenExpired))
    offline.deps.refresh.mockRejectedValue(new RequestError({ kind: 'network' }))
    expect(await failure(offline.client.call(orders))).toMatchObject({ kind: 'network' })
    expect(offline.deps.logout).not.toHaveBeenCalled()
  })

  it('is not refreshed if another call has renewed it; the call is repeated', async () => {
    const { client, deps, account } = harness(({ headers }) => {
      if (headers?.['access-token'] === 'T2') return success('fresh')
      account.token = 'T2'
      return refused(SESSION_CODES.tokenExpired)
    })
    expect(await client.call(orders)).toBe('fresh')
    expect(deps.refresh).not.toHaveBeenCalled()
  })

  it('is not refreshed after a failure of the refresh call', async () => {
    const { client, deps } = harness(() => refused(SESSION_CODES.tokenExpired))
    await failure(client.call(refreshCall, {}, { skipAuthHandling: true }))
    expect(deps.refresh).not.toHaveBeenCalled()
    expect(deps.logout).not.toHaveBeenCalled()
  })
})

describe('codes that end the login', () => {
  it.each([
    SESSION_CODES.loginExpired,
    SESSION_CODES.tokenException,
    SESSION_CODES.loggedOut,
    SESSION_CODES.notLoggedIn,
  ])('log the buyer out once: %d', async (code) => {
    const { client, deps } = harness(() => refused(code))
    await Promise.all([failure(client.call(orders, { n: 1 })), failure(client.call(orders, { n: 2 }))])
    expect(deps.logout).toHaveBeenCalledTimes(1)
  })

  it('do not affect a login that started after the call was sent', async () => {
    const { client, deps, account } = harness(() => {
      account.token = 'another account'
      return refused(SESSION_CODES.loginExpired)
    })
    await failure(client.call(orders))
    expect(deps.logout).not.toHaveBeenCalled()
  })

  it('show one alert about another device, then log out', async () => {
    const { client, deps } = harness(() => refused(SESSION_CODES.otherDevice))
    await Promise.all([failure(client.call(orders, { n: 1 })), failure(client.call(orders, { n: 2 }))])
    expect(deps.alert.mock.calls).toEqual([['other-device']])
    expect(deps.logout).toHaveBeenCalledTimes(1)
  })

  it('show one alert about an account that must be linked, without a logout', async () => {
    const { client, deps } = harness(() => refused(SESSION_CODES.needBind))
    await failure(client.call(orders, { n: 1 }))
    await failure(client.call(orders, { n: 2 }))
    expect(deps.alert.mock.calls).toEqual([['need-bind']])
    expect(deps.logout).not.toHaveBeenCalled()
  })

  it('show both alerts in one login session: account to link, then other device', async () => {
    const { client, deps } = harness(({ query }) =>
      refused(Number(query?.n) < 3 ? SESSION_CODES.needBind : SESSION_CODES.otherDevice),
    )
    for (const n of [1, 2, 3]) await failure(client.call(orders, { n }))
    expect(deps.alert.mock.calls).toEqual([['need-bind'], ['other-device']])
    expect(deps.logout.mock.calls).toEqual([['']])
  })

  it('do not include other refusals', async () => {
    const { client, deps } = harness(() => refused(12501099))
    await failure(client.call(orders))
    expect(deps.logout).not.toHaveBeenCalled()
  })
})

describe('calls without a token', () => {
  it('are not sent if they require a login, and end the stored login', async () => {
    const { client, deps, account, sent } = harness(() => success(null))
    account.token = ''
    expect(await failure(client.call(orders))).toMatchObject({ kind: 'auth', statusCode: SESSION_CODES.notLoggedIn })
    expect(sent).toEqual([])
    expect(deps.logout).toHaveBeenCalledTimes(1)
  })

  it('are sent if they are public', async () => {
    const { client, account, sent } = harness(() => success(null))
    account.token = ''
    await client.call(refreshCall)
    expect(sent[0]?.headers).not.toHaveProperty('access-token')
  })
})
