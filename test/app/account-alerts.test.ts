import { runInAction } from 'mobx'
import { createAccountAlerts } from '@/app/account-alerts'
import { texts } from '@/locales/texts'
import { UserStore } from '@/stores/user'
import { fakeServices } from '../support/services'
import { settle } from '../support/settle'

beforeAll(() => texts.setLanguage('en-US'))
afterEach(() => jest.restoreAllMocks())

const setUp = (member: boolean) => {
  const logout = jest.spyOn(UserStore.prototype, 'logout')
  const { services, dialogs, went } = fakeServices({ member })
  const tell = createAccountAlerts(() => services)
  const answer = async (yes: boolean) => {
    runInAction(() => dialogs.answer(yes))
    await settle()
  }
  return { dialogs, went, logout, tell, answer }
}

describe.each(['language', 'area'] as const)('the popup about an unsupported %s', (what) => {
  it('logs a buyer out only after the buyer confirms', async () => {
    const { tell, answer, dialogs, logout, went } = setUp(true)
    tell(what)
    expect(dialogs.current).toMatchObject({ kind: 'confirm', confirmText: 'Log out' })
    await answer(false)
    expect(logout).not.toHaveBeenCalled()
    tell(what)
    await answer(true)
    expect(logout).toHaveBeenCalledTimes(1)
    expect(went).toEqual([])
  })

  it('links a visitor to the screen where the setting can be changed', async () => {
    const { tell, answer, dialogs, logout, went } = setUp(false)
    tell(what)
    expect(dialogs.current?.confirmText).toBe(what === 'language' ? 'Change language' : 'Change area code')
    await answer(true)
    expect(went).toEqual([what === 'language' ? ['open', 'language'] : ['openLogin']])
    expect(logout).not.toHaveBeenCalled()
  })
})

it('opens only one alert about the account at a time', async () => {
  const { tell, answer, dialogs } = setUp(true)
  tell('language')
  tell('area')
  tell('language')
  await answer(false)
  expect(dialogs.current).toBeNull()
  tell('area')
  expect(dialogs.current?.content).toContain('your region')
})

it('opens the binding screen for an account that must be linked', async () => {
  const { tell, answer, dialogs, went } = setUp(true)
  tell('need-bind')
  expect(dialogs.current).toMatchObject({ kind: 'alert', confirmText: 'Link' })
  await answer(true)
  expect(went).toEqual([['open', 'account-bind']])
})

it('alerts about a login on another device', () => {
  const { tell, dialogs } = setUp(true)
  tell('other-device')
  expect(dialogs.current?.content).toBe('Your account has been logged in on another device')
})
