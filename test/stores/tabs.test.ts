import fc from 'fast-check'
import { keys } from '@/platform/storage/keys'
import { LoginAttemptStore } from '@/stores/login-attempt'
import { type LoginElsewhere, UserStore } from '@/stores/user'
import { aMember } from '../support/data/member'
import { fakeClock } from '../support/fake-clock'
import { fakeGateway } from '../support/fake-gateway'
import { sharedStorage } from '../support/tabs'

let logins = 0
/** Creates a login of a user. The tokens contain the name of the user. */
const loginOf = (userId: string) => {
  logins++
  return aMember({ userId, accessToken: `${userId}.access.${logins}`, refreshToken: `${userId}.refresh.${logins}` })
}

/** Creates a browser whose tabs run the real store. */
const browser = () => {
  const shared = sharedStorage()
  const openTab = () => {
    const { storage, deliver, close } = shared.open()
    const { client } = fakeGateway([])
    const clock = fakeClock()
    const attempt = new LoginAttemptStore({ clock, storage })
    const user = new UserStore({ client, clock, storage, isMiniProgram: false, appId: () => '', attempt })
    const notices: LoginElsewhere[] = []
    user.onElsewhere((what) => notices.push(what))
    return { user, storage, deliver, close, notices }
  }
  return { ...shared, openTab }
}

describe('two tabs with the same buyer', () => {
  it('apply a login, a renewal and a logout of the other tab', () => {
    const { openTab } = browser()
    const [first, second] = [openTab(), openTab()]
    const login = jest.fn()
    second.user.onLogin(login)
    first.user.applyLogin(loginOf('u1'))
    second.deliver()
    expect(second.user.accessToken).toBe(first.user.accessToken)
    expect(login).toHaveBeenCalledWith({ userId: 'u1' })
    first.user.setTokens({ accessToken: 'u1.access.new' })
    second.deliver()
    expect(second.user.accessToken).toBe('u1.access.new')
    second.user.logout()
    first.deliver()
    expect(first.user.loggedIn).toBe(false)
    expect(first.notices).toEqual(['ended'])
    expect(second.notices).toEqual([])
  })

  it('log out the tab whose user was replaced, and preserve the new user’s tokens', () => {
    const { openTab } = browser()
    const [first, second] = [openTab(), openTab()]
    first.user.applyLogin(loginOf('u1'))
    second.deliver()
    first.user.logout()
    first.user.applyLogin(loginOf('u2'))
    // A response for the first user arrives before the tab has received the login of the second user.
    second.user.setTokens({ accessToken: 'u1.access.late', refreshToken: 'u1.refresh.late' })
    expect(second.storage.read(keys.login)?.userId).toBe('u2')
    expect(second.storage.read(keys.login)?.refreshToken).toContain('u2.')
    expect(second.user.loggedIn).toBe(false)
    expect(second.notices).toEqual(['replaced'])
  })

  it('synchronize when the browser restores a page that missed updates', () => {
    const { openTab } = browser()
    const [first, second] = [openTab(), openTab()]
    first.user.applyLogin(loginOf('u1'))
    second.user.syncTabs()
    first.user.applyLogin(loginOf('u2'))
    second.user.syncTabs()
    expect(second.notices).toEqual(['replaced'])
  })
})

/** Generates a step: an action in a tab, or a delivery of storage changes. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('login' as const), user: fc.constantFrom('u1', 'u2', 'u3') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('logout' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('renew' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('deliver' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('show' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('kill' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refuse' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('store' as const) }) },
)

const owner = (token: string): string => token.split('.')[0] ?? ''

test('never mix the tokens of users, in any sequence of events and failures', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ tab: fc.nat(1), step }), { maxLength: 40 }), (steps) => {
      const { openTab, state } = browser()
      const tabs = [openTab(), openTab()]
      for (const { tab: index, step: now } of steps) {
        const tab = tabs[index]!
        const { user } = tab
        if (now.do === 'login') user.applyLogin(loginOf(now.user))
        if (now.do === 'logout') user.logout()
        if (now.do === 'renew' && user.loggedIn) {
          const { accessToken, refreshToken } = loginOf(user.userId)
          user.setTokens({ accessToken, refreshToken })
        }
        if (now.do === 'deliver') tab.deliver()
        if (now.do === 'show') user.syncTabs()
        if (now.do === 'kill') {
          tab.close()
          tabs[index] = openTab()
        }
        if (now.do === 'refuse') state.refuses = true
        if (now.do === 'store') state.refuses = false
        for (const { user: each, storage } of tabs) {
          expect(each.accessToken && owner(each.accessToken)).toBe(each.userId)
          expect(each.refreshToken && owner(each.refreshToken)).toBe(each.userId)
          const stored = storage.read(keys.login)
          if (stored)
            expect([owner(stored.accessToken), owner(stored.refreshToken)]).toEqual(Array(2).fill(stored.userId))
        }
      }
      if (steps.some(({ step: each }) => each.do === 'refuse')) return
      for (const tab of tabs) tab.deliver()
      const storedId = tabs[0]!.storage.read(keys.login)?.userId ?? ''
      // If another tab has replaced the user of a tab, that tab has no user until it reloads.
      for (const { user, notices } of tabs)
        expect(notices.includes('replaced') ? [storedId, ''] : [storedId]).toContain(user.userId)
    }),
    { numRuns: 300 },
  )
})
