import { passwordState } from '@/api/email-account'
import { loginSessions } from '@/api/login-session'
import AccountSafe from '@/packages/user/account/account-safe/account-safe'

import { openScreen } from '../../../../support/open-screen'

const PHONE = { cellphone: '13800000001', countryCode: '86' }

test.each([
  ['links an account with e-mail to the password screen', 'demo@foyer.example', '登录密码未设置', 'change-password'],
  ['links an account without e-mail to the binding screen', '', '登录密码先绑定邮箱', 'account-bind'],
])('%s', async (_title, email, row, to) => {
  const screen = await openScreen(AccountSafe, {
    member: true,
    answers: [
      [loginSessions, () => []],
      [passwordState, () => ({ isSet: false, codeTo: '', email })],
    ],
  })
  await screen.change(() => screen.stores.user.setContacts({ ...PHONE, email }))
  await screen.press(row)
  expect(screen.went).toEqual([['open', to]])
  screen.unmount()
})
