import { watchDevice } from '@/app/watch-device'
import { texts } from '@/locales/texts'
import { keys } from '@/platform/storage/keys'
import { aMember } from '../support/data/member'
import { fakeServices } from '../support/services'
import { settle } from '../support/settle'

beforeAll(() => texts.setLanguage('zh-CN'))

const setUp = () => {
  const reopen = jest.fn(async () => ({ kind: 'reopening' as const }))
  const tab = fakeServices({ member: true, platform: { reopen } })
  watchDevice(tab.services)
  /** Simulates another tab that stores its own login, or removes this tab's login. */
  const elsewhere = (userId: string | null) => {
    const login = { ...aMember({ userId: userId ?? '' }), sessionKey: '', privilegeToken: '', verifyStatus: 0 }
    if (userId) tab.storage.write(keys.login, { ...login, loginId: 'other' })
    else tab.storage.remove(keys.login)
    tab.stores.user.syncTabs()
  }
  return { ...tab, reopen, elsewhere }
}

test('shows a notice in a tab whose buyer logged out elsewhere', () => {
  const { elsewhere, toasts, stores, reopen } = setUp()
  elsewhere(null)
  expect(stores.user.loggedIn).toBe(false)
  expect(toasts).toEqual(['你已在另一个标签页退出登录'])
  expect(reopen).not.toHaveBeenCalled()
})

test('shows a notice and reloads a tab after another buyer’s login elsewhere', async () => {
  const { elsewhere, dialogs, stores, reopen } = setUp()
  elsewhere('another')
  expect(stores.user.loggedIn).toBe(false)
  expect(dialogs.current?.content).toContain('另一个标签页登录了其他账号')
  expect(reopen).not.toHaveBeenCalled()
  dialogs.answer(true)
  await settle()
  expect(reopen).toHaveBeenCalledTimes(1)
})

test('ignores a login of the same buyer in another tab', () => {
  const { elsewhere, toasts, stores } = setUp()
  elsewhere(stores.user.userId)
  expect(stores.user.loggedIn).toBe(true)
  expect(toasts).toEqual([])
})

test('shows one message if the device’s storage fails', () => {
  const refuses = { ...setUp().storage, onRefused: (listener: () => void) => listener() }
  const tab = fakeServices()
  watchDevice({ ...tab.services, platform: { ...tab.services.platform, storage: refuses } })
  expect(tab.toasts).toEqual([texts.translator()('error.storage')])
})
