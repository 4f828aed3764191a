import { useGateway } from '../../support/gateway'
import { clearFaults, faultsOf, injectFault } from '../../support/inject-fault'

const test = useGateway()
afterEach(() => clearFaults(test))

const profile = async (token: string) => (await test.ask('user/buyer/v3/profile', { token })).body.statusCode
const open = async (token?: string) => (await test.ask('home/pub/v3/shops/get', { token })).body.statusCode

const refresh = async (refreshToken: string) =>
  (await test.ask('user/pub/v3/refresh_token', { method: 'POST', body: { refreshToken } })).body.data

describe('the fault “old token”', () => {
  it('rejects the tokens of earlier logins, but accepts refreshed tokens', async () => {
    const { accessToken, refreshToken } = await test.signIn()
    await injectFault(test, { route: '*', answer: { kind: 'old-token' } })
    expect(await profile(accessToken)).toBe(15012010)
    expect(await profile((await refresh(refreshToken)).accessToken)).toBe(200)
    expect(await profile(accessToken)).toBe(15012010)
  })

  it('counts only calls of affected logins', async () => {
    const before = await test.signIn('13800000021')
    await injectFault(test, { route: '*', times: 1, answer: { kind: 'old-token' } })
    const after = await test.signIn('13800000022')
    expect(await profile(after.accessToken)).toBe(200)
    expect(await open(before.accessToken)).toBe(200)
    expect(await faultsOf(test)).toMatchObject([{ used: 0 }])
    expect(await profile(before.accessToken)).toBe(15012010)
    expect(await faultsOf(test)).toEqual([])
  })

  it('does not apply to an invalid token', async () => {
    await injectFault(test, { route: '*', answer: { kind: 'old-token' } })
    expect(await profile('no.token.atall')).toBe(15012007)
  })
})

describe('the faults “other device” and “need to bind”', () => {
  it('affect earlier logins, but not a new login', async () => {
    const before = await test.signIn('13800000023')
    await injectFault(test, { route: '*', answer: { kind: 'other-device' } })
    expect(await profile(before.accessToken)).toBe(15012009)
    expect(await open()).toBe(200)
    expect(await profile((await test.signIn('13800000023')).accessToken)).toBe(200)
  })

  it('reject calls of a logged-in user under “need to bind”, and accept calls that need no login', async () => {
    const { accessToken } = await test.signIn('13800000024')
    await injectFault(test, { route: '*', answer: { kind: 'need-bind' } })
    expect(await profile(accessToken)).toBe(15012020)
    expect(await open()).toBe(200)
  })
})
