import { useGateway } from '../support/gateway'

const NOT_LOGIN = 15012007
const TOKEN_EXPIRE = 15012010
const LOGIN_EXPIRE = 15012002
const TOKEN_EXCEPTION = 15012008
const MINUTE = 60_000

const test = useGateway()

const refresh = (refreshToken: string) =>
  test.ask('user/pub/v3/refresh_token', { method: 'POST', body: { refreshToken } })
const profileCode = async (token?: string) => {
  const { status, body } = await test.ask('user/buyer/v3/profile', { token })
  expect(status).toBe(200)
  return body.statusCode
}

describe('a call that requires a login', () => {
  it('returns NOT_LOGIN with HTTP status 200 to a visitor', async () => expect(await profileCode()).toBe(NOT_LOGIN))
  it('refuses an unsigned token', async () => expect(await profileCode('eyJhbGciOiJub25lIn0.e30.')).toBe(NOT_LOGIN))
  it('checks the access token before the input', async () => {
    const { body } = await test.ask('buyer/v1/user_audiences', { method: 'POST', body: { nonsense: true } })
    expect(body.statusCode).toBe(NOT_LOGIN)
  })
  it('rejects a refresh token as an access token', async () => {
    expect(await profileCode((await test.signIn()).refreshToken)).toBe(NOT_LOGIN)
  })
})

describe('access and refresh tokens', () => {
  it('expire by the gateway’s clock, and can be renewed', async () => {
    const { accessToken, refreshToken } = await test.signIn()
    expect(await profileCode(accessToken)).toBe(200)
    await test.clock.advance(31 * MINUTE)
    expect(await profileCode(accessToken)).toBe(TOKEN_EXPIRE)
    const renewed = (await refresh(refreshToken)).body.data
    expect(await profileCode(renewed.accessToken)).toBe(200)
  })

  it('can be renewed twice within the grace period', async () => {
    const { refreshToken } = await test.signIn()
    const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken)])
    expect(answers.map(({ body }) => body.statusCode)).toEqual([200, 200])
  })

  it('end with their login if an old token is used after the grace period', async () => {
    const { refreshToken } = await test.signIn()
    const next = (await refresh(refreshToken)).body.data
    await test.clock.advance(MINUTE)
    expect((await refresh(refreshToken)).body.statusCode).toBe(TOKEN_EXCEPTION)
    expect((await refresh(next.refreshToken)).body.statusCode).toBe(TOKEN_EXCEPTION)
  })

  it('cannot be renewed after 30 days or after a logout', async () => {
    const old = await test.signIn()
    await test.clock.advance(31 * 24 * 60 * MINUTE)
    expect((await refresh(old.refreshToken)).body.statusCode).toBe(LOGIN_EXPIRE)
    const fresh = await test.signIn()
    await test.ask('user/pub/v3/mini/user_logout', {
      method: 'POST',
      token: fresh.accessToken,
      body: { appId: 'a', openId: 'o' },
    })
    expect((await refresh(fresh.refreshToken)).body.statusCode).toBe(LOGIN_EXPIRE)
  })
})

describe('a login that is used every day', () => {
  it('ends after 180 days despite its use', async () => {
    const day = 24 * 60 * MINUTE
    let { accessToken, refreshToken } = await test.signIn()
    for (let days = 0; days < 180; days += 20) {
      await test.clock.advance(20 * day - MINUTE)
      ;({ accessToken, refreshToken } = (await refresh(refreshToken)).body.data)
    }
    expect(await profileCode(accessToken)).toBe(200)
    await test.clock.advance(10 * MINUTE)
    expect(await profileCode(accessToken)).toBe(LOGIN_EXPIRE)
    expect((await refresh(refreshToken)).body.statusCode).toBe(LOGIN_EXPIRE)
  })
})

describe('a logout', () => {
  const logOut = (refreshToken: string) => test.ask('user/pub/v3/logout', { method: 'POST', body: { refreshToken } })

  it('ends both tokens of one login at once, but no other logins', async () => {
    const [phone, desktop] = [await test.signIn(), await test.signIn()]
    expect((await logOut(phone.refreshToken)).body.statusCode).toBe(200)
    expect(await profileCode(phone.accessToken)).toBe(LOGIN_EXPIRE)
    expect((await refresh(phone.refreshToken)).body.statusCode).toBe(LOGIN_EXPIRE)
    expect(await profileCode(desktop.accessToken)).toBe(200)
  })

  it('ends all renewed tokens of the login, by any of these tokens', async () => {
    const first = await test.signIn()
    const renewed = (await refresh(first.refreshToken)).body.data
    await logOut(first.refreshToken)
    expect(await profileCode(renewed.accessToken)).toBe(LOGIN_EXPIRE)
    expect((await refresh(renewed.refreshToken)).body.statusCode).toBe(LOGIN_EXPIRE)
  })

  it('accepts an expired access token if the request contains an open id', async () => {
    const { accessToken, refreshToken } = await test.signIn()
    await test.clock.advance(31 * MINUTE)
    const out = { method: 'POST', token: accessToken, body: { appId: 'a', openId: 'o' } } as const
    expect((await test.ask('user/pub/v3/mini/user_logout', out)).body.statusCode).toBe(200)
    expect((await refresh(refreshToken)).body.statusCode).toBe(LOGIN_EXPIRE)
  })

  it('reports success even for an invalid token', async () => {
    expect((await logOut('eyJhbGciOiJub25lIn0.e30.')).body.statusCode).toBe(200)
  })
})
