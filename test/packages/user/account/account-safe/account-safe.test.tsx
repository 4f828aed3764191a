import { passwordState } from '@/api/email-account'
import { loginSessions } from '@/api/login-session'
import AccountSafe from '@/packages/user/account/account-safe/account-safe'

import { openScreen } from '../../../../support/open-screen'

const PHONE = { cellphone: '13800000001', countryCode: '86' }

test.each([
  ['links to the password of an account with e-mail', 'demo@foyer.example', true],
  ['offers no password to an account without e-mail', '', false],
])('%s', async (_title, email, isOffered) => {
  const screen = await openScreen(AccountSafe, {
    member: true,
    answers: [
      [loginSessions, () => []],
      [passwordState, () => ({ isSet: false, codeTo: '', email })],
    ],
  })
  await screen.change(() => screen.stores.user.setContacts({ ...PHONE, email }))
  expect(screen.text('[role=main]')).toContain('登录密码未设置')
  const row = screen.all('button').filter(({ textContent }) => textContent?.startsWith('登录密码'))
  expect(row).toHaveLength(isOffered ? 1 : 0)
  screen.unmount()
})
