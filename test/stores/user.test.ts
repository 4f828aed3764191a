import { certifications, logout, miniLogout, primePrivilege } from '@/api/auth'
import { keys } from '@/platform/storage/keys'
import { LoginAttemptStore } from '@/stores/login-attempt'
import { UserStore } from '@/stores/user'
import { UserFactsStore } from '@/stores/user-facts'
import { aMember } from '../support/data/member'
import { fakeClock } from '../support/fake-clock'
import { fakeGateway, offline, refused } from '../support/fake-gateway'
import { memoryStorage } from '../support/memory-storage'
import { settle } from '../support/settle'

const login = aMember({ userId: 'u1', bizUserId: 'b1', nickname: 'Ming', accessToken: 'A1', refreshToken: 'R1' })
const privileges = { primeLevelName: 'Gold', showDiscountPrivileges: [] }

const setUp = (facts: { isMiniProgram?: boolean; stored?: Map<string, string>; certified?: boolean } = {}) => {
  const { client, sent, answer } = fakeGateway(
    [
      [primePrivilege, () => privileges],
      [
        certifications,
        () => (facts.certified ? [{ authType: 'ELECTRONIC_CERT', authStatus: 'AUTH_SUCCESS', verifiedAt: null }] : []),
      ],
      [miniLogout, () => undefined],
      [logout, () => undefined],
    ],
    'domain',
  )
  const clock = fakeClock()
  const storage = memoryStorage(facts.stored)
  const attempt = new LoginAttemptStore({ clock, storage })
  const user = new UserStore({
    client,
    clock,
    storage,
    isMiniProgram: facts.isMiniProgram ?? false,
    appId: () => 'app1',
    attempt,
  })
  const userFacts = new UserFactsStore({ client, clock, user })
  return { user, attempt, userFacts, sent, answer, clock, storage }
}

describe('the login of a user', () => {
  it('requires a user id and a token', () => {
    const { user } = setUp()
    expect(user.loggedIn).toBe(false)
    user.setTokens({ accessToken: 'A' })
    expect(user.loggedIn).toBe(false)
    user.applyLogin(login)
    expect(user.loggedIn).toBe(true)
    expect(user.cellphone).toBe('13800000001')
  })

  it('notifies the listeners, then fetches privileges and certification 500 ms later', async () => {
    const { user, userFacts, sent, clock } = setUp({ certified: true })
    const heard = jest.fn()
    user.onLogin(heard)
    user.applyLogin(login)
    userFacts.refresh()
    expect(heard).toHaveBeenCalledWith({ userId: 'u1' })
    await clock.advanceAsync(499)
    expect(sent).toEqual([])
    await clock.advanceAsync(1)
    expect(sent.map(({ call }) => call)).toEqual([primePrivilege, certifications])
    expect(userFacts.privileges).toEqual(privileges)
    expect(userFacts.certified).toBe(true)
  })

  it('remains after a restart', () => {
    const stored = new Map<string, string>()
    setUp({ stored }).user.applyLogin(login)
    const { user } = setUp({ stored })
    expect(user.loggedIn).toBe(true)
    expect([user.userId, user.accessToken, user.refreshToken]).toEqual(['u1', 'A1', 'R1'])
  })

  it('uses the open id of an identification that is less than a day old', () => {
    const { user, attempt, clock } = setUp()
    attempt.storeOpenId('o1')
    clock.advance(24 * 3_600_000 - 1)
    expect(attempt.openId).toBe('o1')
    user.applyLogin(login)
    expect(user.openId).toBe('o1')
    expect(attempt.openId).toBe('')
    const late = setUp()
    late.attempt.storeOpenId('o1')
    late.clock.advance(24 * 3_600_000)
    expect(late.attempt.openId).toBe('')
  })

  it('stores new tokens, and leaves missing tokens unchanged', () => {
    const { user } = setUp()
    user.applyLogin(login)
    user.setTokens({ accessToken: 'A2' })
    expect([user.accessToken, user.refreshToken]).toEqual(['A2', 'R1'])
  })

  it('is renewed with a newer token of another tab, but never of another buyer', () => {
    const stored = new Map<string, string>()
    const { user } = setUp({ stored })
    user.applyLogin(login)
    expect(user.newestRefreshToken).toBe('R1')
    const { user: otherTab } = setUp({ stored })
    otherTab.setTokens({ accessToken: 'A2', refreshToken: 'R2' })
    expect(user.newestRefreshToken).toBe('R2')
    otherTab.applyLogin({ ...login, userId: 'u2', accessToken: 'A3', refreshToken: 'R3' })
    expect(user.newestRefreshToken).toBe('R1')
  })

  it('counts as certified if the stored status is verified', () => {
    const { user, userFacts } = setUp()
    expect(userFacts.certified).toBe(false)
    user.setVerified(true)
    expect(userFacts.certified).toBe(true)
  })
})

describe('the logout of a user', () => {
  it('clears tokens, ids, e-mail, country code and last payment', () => {
    const stored = new Map<string, string>()
    const { user, storage } = setUp({ stored })
    const heard = jest.fn()
    user.onLogout(heard)
    user.applyLogin({ ...login, email: 'a@b.example' })
    user.storeLastPayment('SANDBOX_WEB')
    expect(user.lastPayment).toBe('SANDBOX_WEB')
    user.logout()
    expect([
      user.userId,
      user.accessToken,
      user.refreshToken,
      user.email,
      user.countryCode,
      user.openId,
      user.lastPayment,
    ]).toEqual(Array(7).fill(''))
    expect(storage.read(keys.lastPayment, 'u1')).toBeUndefined()
    expect(storage.read(keys.login)).toBeUndefined()
    expect(heard).toHaveBeenCalledWith({ userId: 'u1' })
    expect(setUp({ stored }).user.loggedIn).toBe(false)
  })

  it('ends the login at the gateway once, with the refresh token', async () => {
    const { user, sent, storage } = setUp()
    user.applyLogin(login)
    user.logout()
    expect(user.loggedIn).toBe(false)
    await settle()
    expect(sent).toEqual([{ call: logout, params: { refreshToken: 'R1' } }])
    expect(storage.read(keys.pendingLogouts)).toBeUndefined()
    user.logout()
    await settle()
    expect(sent).toHaveLength(1)
  })

  it('is sent to the gateway later if there is no network, even after a restart', async () => {
    const stored = new Map<string, string>()
    const before = setUp({ stored })
    before.answer(logout, offline)
    before.user.applyLogin(login)
    before.user.logout()
    await settle()
    const after = setUp({ stored })
    after.answer(logout, offline)
    await after.user.sendLogouts()
    expect(after.storage.read(keys.pendingLogouts)).toEqual(['R1'])
    after.answer(logout, refused('gone'))
    await after.user.sendLogouts()
    expect(after.storage.read(keys.pendingLogouts)).toBeUndefined()
  })

  it('shows the gateway’s refusal, but ends the login on this device', async () => {
    const { user, answer } = setUp()
    const listener = jest.fn()
    user.onLogoutRefused(listener)
    user.applyLogin(login)
    answer(logout, refused('no'))
    user.logout()
    await settle()
    expect([user.loggedIn, listener.mock.calls.length]).toEqual([false, 1])
    user.applyLogin(login)
    answer(logout, offline)
    user.logout()
    await settle()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('ends the first login when another buyer logs in', async () => {
    const { user, sent } = setUp()
    user.applyLogin(login)
    user.applyLogin({ ...login, userId: 'u2', accessToken: 'A2', refreshToken: 'R2' })
    await settle()
    expect(sent).toEqual([{ call: logout, params: { refreshToken: 'R1' } }])
    expect(user.refreshToken).toBe('R2')
  })

  it('ends the previous login when the same buyer logs in again', async () => {
    const { user, sent } = setUp()
    user.applyLogin(login)
    user.applyLogin({ ...login, accessToken: 'A2', refreshToken: 'R2' })
    await settle()
    expect(sent).toEqual([{ call: logout, params: { refreshToken: 'R1' } }])
  })

  it('does not end a new login whose tokens were already stored', async () => {
    const { user, sent } = setUp()
    user.setTokens(login)
    user.applyLogin(login)
    await settle()
    expect(sent).toEqual([])
  })

  it('includes the open id in a mini program that has one', async () => {
    const reported = ({ sent }: ReturnType<typeof setUp>) => sent.filter(({ call }) => call === miniLogout)
    const web = setUp()
    web.user.applyLogin({ ...login, openId: 'o1' })
    web.user.logout()
    expect(reported(web)).toEqual([])
    const noOpenId = setUp({ isMiniProgram: true })
    noOpenId.user.applyLogin(login)
    noOpenId.user.logout()
    expect(reported(noOpenId)).toEqual([])
    const mini = setUp({ isMiniProgram: true })
    mini.user.applyLogin({ ...login, openId: 'o1' })
    mini.user.logout()
    expect(reported(mini)).toEqual([{ call: miniLogout, params: { appId: 'app1', openId: 'o1' } }])
    mini.user.logout()
    expect(reported(mini)).toHaveLength(1)
    await settle()
  })

  it('ignores data that arrive after the logout', async () => {
    const { user, userFacts, clock, sent } = setUp({ certified: true })
    user.applyLogin(login)
    await clock.advanceAsync(499)
    user.logout()
    await clock.advanceAsync(1_000)
    expect(sent.map(({ call }) => call)).toEqual([logout])
    expect(userFacts.privileges).toBeNull()
  })
})
