import { loginByPhone, preLogin } from '@/api/auth'
import type { CodeAnswer } from '@/platform/login/contract'
import { HostLogin } from '@/stores/host-login'
import { LoginAttemptStore } from '@/stores/login-attempt'
import { UserStore } from '@/stores/user'
import { aMember } from '../support/data/member'
import { fakeClock } from '../support/fake-clock'
import { fakeGateway } from '../support/fake-gateway'
import { memoryStorage } from '../support/memory-storage'

const login = aMember({ openId: 'o1' })
const SECOND = 1_000
const HOUR = 3_600_000

const setUp = (facts: { known?: boolean; host?: CodeAnswer; gatewayFails?: boolean; silent?: boolean } = {}) => {
  const clock = fakeClock()
  const storage = memoryStorage()
  let codes = 0
  const { client, sentTo } = fakeGateway(
    [
      [
        preLogin,
        () => {
          if (facts.gatewayFails) throw new Error('offline')
          const openTicket = facts.known ? '' : 't1'
          return { openId: 'o1', unionId: '', openTicket, login: facts.known ? login : null, phoneWanted: !facts.known }
        },
      ],
      [loginByPhone, () => login],
    ],
    'domain',
  )
  const attempt = new LoginAttemptStore({ clock, storage })
  const user = new UserStore({ client, clock, storage, isMiniProgram: true, appId: () => 'app1', attempt })
  const hostLogin = new HostLogin({
    client,
    clock,
    user,
    attempt,
    hostCode: () =>
      facts.silent
        ? new Promise(() => undefined)
        : Promise.resolve(facts.host ?? { kind: 'code', code: `c-${(codes += 1)}` }),
    terminalSrc: 'WEIXIN_MINI',
    appId: () => 'app1',
  })
  const asked = (call: object = preLogin) => sentTo(call)
  return { hostLogin, user, attempt, clock, asked }
}

describe('the identification of the buyer by host and gateway (shell §4)', () => {
  it('stores the open id and does not log in', async () => {
    const { hostLogin, user, attempt, asked } = setUp({ known: true })
    expect(await hostLogin.request()).toEqual({ kind: 'known', login })
    expect(asked()).toEqual([{ appId: 'app1', platform: 'WEIXIN_MINI', code: 'c-1' }])
    expect([attempt.openId, user.loggedIn]).toEqual(['o1', false])
  })

  it('sends one request for concurrent callers, and no further request within 10 s', async () => {
    const { hostLogin, clock, asked } = setUp()
    const answers = await Promise.all([hostLogin.request(), hostLogin.request()])
    expect(answers).toEqual([{ kind: 'new' }, { kind: 'new' }])
    clock.advance(10 * SECOND - 1)
    await hostLogin.request()
    expect(asked()).toHaveLength(1)
    clock.advance(1)
    await hostLogin.request()
    expect(asked()).toHaveLength(2)
  })

  it('can be requested again at once after a failure', async () => {
    const facts = { gatewayFails: true }
    const { hostLogin, asked } = setUp(facts)
    expect(await hostLogin.request()).toEqual({ kind: 'failed', error: new Error('offline') })
    facts.gatewayFails = false
    expect(await hostLogin.request()).toEqual({ kind: 'new' })
    expect(asked()).toHaveLength(2)
  })

  it('sends no request to the gateway after a refusal of the host', async () => {
    const { hostLogin, asked } = setUp({ host: { kind: 'cancelled' } })
    expect(await hostLogin.request()).toEqual({ kind: 'cancelled' })
    expect(asked()).toEqual([])
  })

  it('times out if the host does not answer within a minute', async () => {
    const facts = { silent: true }
    const { hostLogin, clock } = setUp(facts)
    const answer = hostLogin.request()
    await clock.advanceAsync(60_000)
    expect(await answer).toEqual({ kind: 'failed' })
    facts.silent = false
    expect(await hostLogin.request()).toEqual({ kind: 'new' })
    expect(clock.pending).toBe(0)
  })

  it('uses each token once, so a login after a logout requests a new token', async () => {
    const { hostLogin, user, asked } = setUp({ known: true })
    const answer = await hostLogin.request()
    if (answer.kind === 'known') user.applyLogin(answer.login)
    user.logout()
    await hostLogin.request()
    expect(asked()).toHaveLength(2)
  })
})

describe('a login by the host’s phone code', () => {
  it('uses the ticket of an earlier identification for 24 h', async () => {
    const { hostLogin, clock, asked } = setUp()
    await hostLogin.request()
    clock.advance(24 * HOUR - 1)
    expect(await hostLogin.byPhone('p-1')).toEqual({ kind: 'known', login })
    expect([asked().length, asked(loginByPhone)]).toEqual([
      1,
      [{ appId: 'app1', platform: 'WEIXIN_MINI', openTicket: 't1', phoneCode: 'p-1' }],
    ])
  })

  it('requests a new open-id ticket first if that ticket is missing or expired', async () => {
    const { hostLogin, clock, asked } = setUp()
    await hostLogin.request()
    clock.advance(24 * HOUR)
    await hostLogin.byPhone('p-1')
    expect(asked()).toHaveLength(2)
    const lost = setUp({ host: { kind: 'failed' } })
    expect(await lost.hostLogin.byPhone('p-1')).toEqual({ kind: 'failed' })
    expect(lost.asked(loginByPhone)).toEqual([])
  })

  it('provides the ticket of the open id for a login by phone code', async () => {
    const { hostLogin } = setUp()
    expect(hostLogin.binding).toBeNull()
    await hostLogin.request()
    expect(hostLogin.binding).toEqual({ openTicket: 't1' })
  })
})
