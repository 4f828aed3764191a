import type { LoginSession } from '@/api/login-session'
import { deviceName } from '../../../../scripts/gateway/core/login-device'
import { testGateway, type TestGateway } from '../../support/gateway'

jest.setTimeout(60_000)

const LOGGED_OUT = 10002008
const NOT_FOUND = 404
const DAY = 24 * 60 * 60_000
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0'

let test_: TestGateway
beforeAll(async () => {
  test_ = await testGateway()
})
afterAll(() => test_.gateway.close())

const logIn = async (cellphone: string, headers: Record<string, string> = {}): Promise<string> => {
  const body = { cellphone, countryCode: '86', verifyCode: await test_.newCode(cellphone) }
  const answer = await test_.ask('user/pub/v3/login_or_register', { method: 'POST', body, headers })
  return answer.body.data.accessToken
}
const list = async (token: string): Promise<LoginSession[]> =>
  (await test_.ask('user/buyer/v3/login_sessions', { token })).body.data
const end = (token: string, sessionId: string) =>
  test_.ask('user/buyer/v3/login_sessions/end', { method: 'POST', token, body: { sessionId } })
const codeOf = async (token: string) => (await test_.ask('user/buyer/v3/profile', { token })).body.statusCode

describe('the logins of a buyer', () => {
  it('are listed with where they are, the latest first, and which one asks', async () => {
    const phone = await logIn('13911130001', { 'terminal-src': 'WEIXIN_MINI', 'user-agent': 'nothing known' })
    const desktop = await logIn('13911130001', { 'terminal-src': 'PC', 'user-agent': FIREFOX })
    const seen = (await list(desktop)).map(({ terminal, device, current }) => ({ terminal, device, current }))
    expect(seen).toEqual([
      { terminal: 'PC', device: 'Firefox · Windows', current: true },
      { terminal: 'WEIXIN_MINI', device: '', current: false },
    ])
    expect((await list(phone)).find(({ current }) => current)?.terminal).toBe('WEIXIN_MINI')
  })

  it('end one by one from another device, which says why at once', async () => {
    const lost = await logIn('13911130002')
    const kept = await logIn('13911130002')
    const { sessionId } = (await list(lost)).find(({ current }) => current)!
    expect((await end(kept, sessionId)).body.statusCode).toBe(200)
    expect([await codeOf(lost), await codeOf(kept)]).toEqual([LOGGED_OUT, 200])
    expect(await list(kept)).toHaveLength(1)
    expect((await end(kept, sessionId)).body.statusCode).toBe(NOT_FOUND)
  })

  it('of others are not found', async () => {
    const mine = await logIn('13911130003')
    const other = await logIn('13911130004')
    const [{ sessionId } = { sessionId: '' }] = await list(other)
    expect((await end(mine, sessionId)).body.statusCode).toBe(NOT_FOUND)
    expect(await codeOf(other)).toBe(200)
  })

  it('are not listed once their time is over', async () => {
    await logIn('13911130005')
    await test_.clock.advance(31 * DAY)
    expect(await list(await logIn('13911130005'))).toHaveLength(1)
  })
})

test.each([
  ['', ''],
  ['curl/8', ''],
  [FIREFOX, 'Firefox · Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari · iOS',
  ],
  ['x'.repeat(100_000), ''],
])('the device of the agent %#', (agent, name) => {
  expect(deviceName(agent)).toBe(name)
})
