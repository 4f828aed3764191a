import type { LoginSession } from '@/api/login-session'
import { deviceName } from '../../../../../scripts/gateway/core/login-device'
import { ACCOUNT_CODES } from '@/domain/business-codes/account'
import { useGateway } from '../../../support/gateway'
import { newProof } from '../../../support/proof'

const LOGGED_OUT = 10002008
const NOT_FOUND = 404
const DAY = 24 * 60 * 60_000
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0'

const test_ = useGateway()

const logIn = async (cellphone: string, headers: Record<string, string> = {}): Promise<string> => {
  const body = { cellphone, countryCode: '86', verifyCode: await test_.newCode(cellphone) }
  const answer = await test_.ask('user/pub/v3/login_or_register', { method: 'POST', body, headers })
  return answer.body.data.accessToken
}
const list = async (token: string): Promise<LoginSession[]> =>
  (await test_.ask('user/buyer/v3/login_sessions', { token })).body.data
const end = async (token: string, sessionId: string, proof?: string) =>
  test_.ask('user/buyer/v3/login_sessions/end', {
    method: 'POST',
    token,
    body: { sessionId, proof: proof ?? (await newProof(test_, token, 'SESSIONS')) },
  })
/** Advances the clock until another code can be sent to the phone. */
const waitForCode = () => test_.clock.advance(61_000)
const codeOf = async (token: string) => (await test_.ask('user/buyer/v3/profile', { token })).body.statusCode

describe('the logins of a buyer', () => {
  it('are listed by device, latest first, and mark the current login', async () => {
    const phone = await logIn('13911130001', { 'terminal-src': 'WEIXIN_MINI', 'user-agent': 'nothing known' })
    const desktop = await logIn('13911130001', { 'terminal-src': 'PC', 'user-agent': FIREFOX })
    const seen = (await list(desktop)).map(({ terminal, device, current }) => ({ terminal, device, current }))
    expect(seen).toEqual([
      { terminal: 'PC', device: 'Firefox · Windows', current: true },
      { terminal: 'WEIXIN_MINI', device: '', current: false },
    ])
    expect((await list(phone)).find(({ current }) => current)?.terminal).toBe('WEIXIN_MINI')
  })

  it('can be ended individually from another device', async () => {
    const lost = await logIn('13911130002')
    const alive = await logIn('13911130002')
    const { sessionId } = (await list(lost)).find(({ current }) => current)!
    expect((await end(alive, sessionId)).body.statusCode).toBe(200)
    expect([await codeOf(lost), await codeOf(alive)]).toEqual([LOGGED_OUT, 200])
    expect(await list(alive)).toHaveLength(1)
    await waitForCode()
    expect((await end(alive, sessionId)).body.statusCode).toBe(NOT_FOUND)
  })

  it('can be ended only with a proof of identity, which is valid once', async () => {
    const { proofWrong } = ACCOUNT_CODES
    const lost = await logIn('13911130006')
    const alive = await logIn('13911130006')
    const { sessionId } = (await list(lost)).find(({ current }) => current)!
    const others = (body: object) =>
      test_.ask('user/buyer/v3/login_sessions/end_others', { method: 'POST', token: alive, body })
    const data = await newProof(test_, alive, 'DATA')
    for (const proof of ['', data]) expect((await end(alive, sessionId, proof)).body.statusCode).not.toBe(200)
    expect((await others({})).body.statusCode).toBe(proofWrong)
    await waitForCode()
    const proof = await newProof(test_, alive, 'SESSIONS')
    expect((await end(lost, sessionId, proof)).body.statusCode).toBe(proofWrong)
    expect(await codeOf(lost)).toBe(200)
    expect((await others({ proof })).body.data).toEqual({ count: 1 })
    expect((await others({ proof })).body.statusCode).toBe(proofWrong)
    expect([await codeOf(lost), await codeOf(alive)]).toEqual([LOGGED_OUT, 200])
  })

  it('can be ended only by the buyer of the account', async () => {
    const mine = await logIn('13911130003')
    const other = await logIn('13911130004')
    const [{ sessionId } = { sessionId: '' }] = await list(other)
    expect((await end(mine, sessionId)).body.statusCode).toBe(NOT_FOUND)
    expect(await codeOf(other)).toBe(200)
  })

  it('are not listed after their expiry', async () => {
    await logIn('13911130005')
    await test_.clock.advance(31 * DAY)
    expect(await list(await logIn('13911130005'))).toHaveLength(1)
  })
})

describe('the owner of an account', () => {
  const written = async (cellphone: string) => {
    const messages = (await test_.ask('console/api/messages')).body.data as { recipient: string; content: string }[]
    return messages.filter(({ recipient }) => recipient.endsWith(cellphone)).map(({ content }) => content)
  }

  it('is notified only of a login on a new device', async () => {
    const phone = '13911130007'
    const from = { 'terminal-src': 'PC', 'user-agent': FIREFOX }
    await logIn(phone)
    await logIn(phone)
    expect(await written(phone)).toEqual([])
    await logIn(phone, from)
    await logIn(phone, from)
    expect(await written(phone)).toEqual([expect.stringContaining('新设备 Firefox · Windows 上登录')])
    await logIn(phone, { 'terminal-src': 'WEIXIN_MINI' })
    expect(await written(phone)).toEqual([expect.stringContaining('一台新设备'), expect.anything()])
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
])('returns the device name of user agent %#', (agent, name) => {
  expect(deviceName(agent)).toBe(name)
})
