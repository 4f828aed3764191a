import { runInAction } from 'mobx'
import { createAccountAlerts } from '@/app/account-alerts'
import { Dialogs } from '@/components/ui/dialog/dialogs'
import { texts } from '@/locales/texts'
import { fakeClock } from '../support/fake-clock'

const settle = () => new Promise((resolve) => setImmediate(resolve))

beforeAll(() => texts.setLanguage('en-US'))

const setUp = (loggedIn: boolean) => {
  const dialogs = new Dialogs(fakeClock())
  const went: unknown[] = []
  const navigate = {
    open: async (name: string) => void went.push(name),
    openLogin: async () => void went.push('login, whichever'),
  }
  const user = { loggedIn, logout: jest.fn() }
  const tell = createAccountAlerts(() => ({ dialogs, navigate, stores: { user } }) as never)
  const answer = async (yes: boolean) => {
    runInAction(() => dialogs.answer(yes))
    await settle()
  }
  return { dialogs, went, user, tell, answer }
}

describe.each(['language', 'area'] as const)('the popup about the %s', (what) => {
  it('asks a buyer to log out, and does so only after a yes', async () => {
    const { tell, answer, dialogs, user, went } = setUp(true)
    tell(what)
    expect(dialogs.current).toMatchObject({ kind: 'confirm', confirmText: 'Log out' })
    await answer(false)
    expect(user.logout).not.toHaveBeenCalled()
    tell(what)
    await answer(true)
    expect(user.logout).toHaveBeenCalledTimes(1)
    expect(went).toEqual([])
  })

  it('leads a visitor to where it can be changed', async () => {
    const { tell, answer, dialogs, user, went } = setUp(false)
    tell(what)
    expect(dialogs.current?.confirmText).toBe(what === 'language' ? 'Change language' : 'Change area code')
    await answer(true)
    expect(went).toEqual([what === 'language' ? 'language' : 'login, whichever'])
    expect(user.logout).not.toHaveBeenCalled()
  })
})

it('is open once at a time for any reason, and again after it was answered', async () => {
  const { tell, answer, dialogs } = setUp(true)
  tell('language')
  tell('area')
  tell('language')
  await answer(false)
  expect(dialogs.current).toBeNull()
  tell('area')
  expect(dialogs.current?.content).toContain('your region')
})

it('an account to bind opens the screen that binds it', async () => {
  const { tell, answer, dialogs, went } = setUp(true)
  tell('need-bind')
  expect(dialogs.current).toMatchObject({ kind: 'alert', confirmText: 'Link' })
  await answer(true)
  expect(went).toEqual(['account-bind'])
})

it('another device is shown', () => {
  const { tell, dialogs } = setUp(true)
  tell('other-device')
  expect(dialogs.current?.content).toBe('Your account has been logged in on another device')
})
