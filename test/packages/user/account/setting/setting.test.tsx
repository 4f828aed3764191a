import { texts } from '@/locales/texts'
import LanguageChoice from '@/packages/user/account/language/language'
import Setting from '@/packages/user/account/setting/setting'
import { type Given, openScreen, type OpenScreen } from '../../../../support/open-screen'

let screen: OpenScreen
afterEach(async () => {
  screen.unmount()
  await texts.setLanguage('zh-CN')
})

describe('the settings', () => {
  const open = async (given: Given = {}) => {
    screen = await openScreen(Setting, given)
  }

  test('link a member to profile, safety, language and appearance', async () => {
    await open({ member: true })
    for (const row of ['个人资料', '账号与安全', '语言', '外观']) await screen.press(row)
    expect(screen.went.map(([, name]) => name)).toEqual(['profile', 'account-safe', 'language', 'switch-skin'])
  })

  test('show the channel and recipient of notices', async () => {
    await open({ member: true })
    expect(screen.text('[role=main]')).toContain('通知方式短信 138****0001')
  })

  test('hide the account’s entries from a visitor', async () => {
    await open()
    expect(screen.text('[role=main]')).not.toMatch(/退出登录|通知方式/)
    await screen.press('语言')
    expect(screen.went).toEqual([['open', 'language']])
  })

  test('hide the theme if the merchant disables the choice of themes (shell §6)', async () => {
    await open({ config: { skinRouter: false } })
    expect(screen.text('[role=main]')).not.toContain('外观')
    screen.unmount()
    await open({ config: { skinRouter: true } })
    expect(screen.text('[role=main]')).toContain('外观')
  })

  test('can disable and enable tracking after the agreement was accepted', async () => {
    await open()
    expect(screen.all('[role=switch]')).toHaveLength(0)
    await screen.change(() => screen.stores.measuring.accept())
    const [toggle] = screen.all('[role=switch]')
    expect([toggle.ariaChecked ?? toggle.getAttribute('aria-checked'), screen.stores.measuring.allowed]).toEqual([
      'true',
      true,
    ])
    await screen.tap(toggle)
    expect(screen.stores.measuring.allowed).toBe(false)
    await screen.tap(screen.all('[role=switch]')[0])
    expect(screen.stores.measuring.allowed).toBe(true)
  })

  test('request a confirmation to log out, and do nothing if declined', async () => {
    await open({ member: true })
    await screen.press('退出登录')
    await screen.press('再想想')
    expect(screen.stores.user.loggedIn).toBe(true)
    await screen.press('退出登录')
    await screen.tap(screen.all('[role=alertdialog] button')[1])
    expect(screen.stores.user.loggedIn).toBe(false)
    expect(screen.went).toEqual([['switchTab', 'mine']])
    // The dialog that was answered has a button with the same name, and is still fading out.
    const buttons = screen.all('button').filter((button) => !button.closest('[role=alertdialog]'))
    expect(buttons.map((button) => button.textContent)).not.toContain('退出登录')
  })

  test('change the language at once', async () => {
    await open()
    await screen.change(() => screen.stores.preferences.chooseLanguage('en-US'))
    expect(screen.text('[role=heading][aria-level="1"]')).toBe('Settings')
    expect(screen.text('[role=main]')).toContain('English')
  })
})

describe('the language sheet', () => {
  test('shows each language by its own name, and applies a choice at once', async () => {
    screen = await openScreen(LanguageChoice)
    expect(screen.all('[role=radio]').map((radio) => radio.textContent)).toEqual([
      '简体中文',
      '繁體中文（澳門）',
      'English',
    ])
    await screen.press('English')
    await screen.settle()
    expect(screen.stores.preferences.language).toBe('en-US')
    expect(screen.text('[role=heading][aria-level="1"]')).toBe('Language')
    expect(screen.find('[aria-checked=true]').textContent).toBe('English')
  })
})
