import { profile, refreshTokens } from '@/api/auth'
import type { HttpRequest, Send } from '@/platform/transport/contract'
import { createClient } from '@/request/client'
import { harness } from '../../request/harness'
import { useGateway } from '../support/gateway'

const TOKEN_EXCEPTION = 15012008
const GRACE = 10_000
const MINUTE = 60_000

const test = useGateway()

interface Pair {
  accessToken: string
  refreshToken: string
}
const refresh = async (refreshToken: string) =>
  (await test.ask('user/pub/v3/refresh_token', { method: 'POST', body: { refreshToken } })).body
const codeOf = async (refreshToken: string) => (await refresh(refreshToken)).statusCode
const works = async ({ accessToken }: Pair) =>
  (await test.ask('user/buyer/v3/profile', { token: accessToken })).body.statusCode === 200

describe('a refresh token that has been replaced', () => {
  it('returns the same new tokens again within 10 s', async () => {
    const first = await test.signIn()
    const heir: Pair = (await refresh(first.refreshToken)).data
    await test.clock.advance(GRACE - 1_000)
    expect((await refresh(first.refreshToken)).data).toEqual(heir)
    expect(await works(heir)).toBe(true)
    expect(await codeOf(heir.refreshToken)).toBe(200)
  })

  it('ends its login and all later tokens if used after the grace period', async () => {
    const first = await test.signIn()
    const heir: Pair = (await refresh(first.refreshToken)).data
    const next: Pair = (await refresh(heir.refreshToken)).data
    await test.clock.advance(GRACE + 1)
    const { statusCode, comments } = await refresh(first.refreshToken)
    expect([statusCode, comments]).toEqual([TOKEN_EXCEPTION, expect.stringContaining('保护账号')])
    for (const { refreshToken } of [heir, next, first]) expect(await codeOf(refreshToken)).toBe(TOKEN_EXCEPTION)
    expect((await test.ask('user/buyer/v3/profile', { token: next.accessToken })).body.statusCode).toBe(TOKEN_EXCEPTION)
  })

  it('ends its login even during a concurrent renewal of a later token', async () => {
    for (let time = 0; time < 10; time += 1) {
      const first = await test.signIn()
      const heir: Pair = (await refresh(first.refreshToken)).data
      await test.clock.advance(GRACE + 1)
      const [renewed, stolen] = await Promise.all([refresh(heir.refreshToken), refresh(first.refreshToken)])
      expect(stolen.statusCode).toBe(TOKEN_EXCEPTION)
      // Regardless of which request comes first, the renewed tokens are invalid, because the login has ended.
      expect(await works(renewed.statusCode === 200 ? renewed.data : heir)).toBe(false)
    }
  })

  it('does not end the buyer’s logins on other devices', async () => {
    const phone = await test.signIn()
    const tablet = await test.signIn()
    await refresh(phone.refreshToken)
    await test.clock.advance(GRACE + 1)
    expect(await codeOf(phone.refreshToken)).toBe(TOKEN_EXCEPTION)
    expect(await works((await refresh(tablet.refreshToken)).data)).toBe(true)
  })

  it('returns the same valid tokens to 100 concurrent refresh requests', async () => {
    const { refreshToken } = await test.signIn()
    const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(refreshToken)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(100).fill(200))
    const pairs = answers.map(({ data }) => data as Pair)
    expect(new Set(pairs.map((pair) => pair.refreshToken)).size).toBe(1)
    expect(await works(pairs[0]!)).toBe(true)
  })
})

describe('the API client of a buyer', () => {
  /** Starts the real client with the tokens of a login. The client sends its requests over HTTP. */
  const buyer = async () => {
    let { accessToken, refreshToken } = await test.signIn()
    const sent: HttpRequest[] = []
    const send: Send = async (request) => {
      sent.push(request)
      const { method, url, headers, body } = request
      const answer = await test.ask(url, { method, body, headers: { ...headers } })
      return { kind: 'answered', status: answer.status, headers: {}, body: answer.body }
    }
    const logout = jest.fn(() => void (accessToken = ''))
    const { deps } = harness(() => ({ kind: 'failed' }))
    const client = createClient({
      ...deps,
      send,
      accessToken: () => accessToken,
      persistTokens: (tokens) => {
        accessToken = tokens.accessToken ?? accessToken
        refreshToken = tokens.refreshToken ?? refreshToken
      },
      refresh: async () => void (await client.call(refreshTokens, { refreshToken }, { skipAuthHandling: true })),
      logout,
    })
    const renewals = () => sent.filter(({ url }) => url === refreshTokens.path).length
    const askMany = () =>
      Promise.allSettled(
        Array.from({ length: 100 }, (_, n) => client.call({ ...profile, path: `${profile.path}?n=${n}` })),
      )
    return { askMany, sent, renewals, logout, refreshToken: () => refreshToken }
  }

  it('refreshes the token once for 200 calls, and completes all calls', async () => {
    const { askMany, sent, renewals, logout } = await buyer()
    await test.clock.advance(31 * MINUTE)
    const answers = await askMany()
    const phones = answers.map((each) => (each.status === 'fulfilled' ? each.value.cellphone : each.reason))
    expect(new Set(phones).size).toBe(1)
    expect(answers.every(({ status }) => status === 'fulfilled')).toBe(true)
    expect(renewals()).toBe(1)
    expect(logout).not.toHaveBeenCalled()
    // The gateway rejected only calls that had already been sent. Queued calls were sent with the new token.
    expect(sent.length).toBeLessThan(200 + 60)
  })

  it('logs out once after the gateway has ended the login', async () => {
    const { askMany, renewals, logout, refreshToken } = await buyer()
    await refresh(refreshToken())
    await test.clock.advance(31 * MINUTE)
    const answers = await askMany()
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true)
    expect(renewals()).toBe(1)
    expect(logout).toHaveBeenCalledTimes(1)
  })
})

describe('token renewals beyond the limit', () => {
  it('are rejected for one minute, only for the login that exceeded the limit', async () => {
    let { refreshToken } = await test.signIn()
    const other = await test.signIn()
    // The login itself issued the first pair of tokens.
    for (let time = 1; time < 20; time += 1) ({ refreshToken } = (await refresh(refreshToken)).data)
    expect(await codeOf(refreshToken)).toBe(429)
    expect(await codeOf(other.refreshToken)).toBe(200)
    await test.clock.advance(MINUTE)
    expect(await codeOf(refreshToken)).toBe(200)
  })

  it('are rejected if one network address sends too many', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => codeOf('none')))
    expect(answers.filter((code) => code === 429).length).toBeGreaterThanOrEqual(60)
  })
})
