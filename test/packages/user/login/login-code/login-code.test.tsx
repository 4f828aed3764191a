import { loginOrRegister, sendVerifyCode } from '@/api/auth'
import type { Services } from '@/components/services'
import LoginCode from '@/packages/user/login/login-code/login-code'
import { aMember } from '../../../../support/data/member'
import { type Answers, refused } from '../../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../../support/open-screen'

const account = aMember()
const sent = ({ stores, clock }: Services) =>
  stores.loginAttempt.storeCodeSentTo({ cellphone: '13800000001', countryCode: '86', resendFrom: clock.now() + 60_000 })

describe('the login code on its screen', () => {
  let screen: OpenScreen
  const open = async (answers: Answers = [[loginOrRegister, () => account]], before = sent) => {
    screen = await openScreen(LoginCode, { answers, before })
  }
  const enter = (code: string) => screen.type(screen.find('input'), code)
  afterEach(() => screen.unmount())

  test('shows its recipient, and is submitted with the sixth digit', async () => {
    await open()
    expect(screen.text()).toContain('+86 138 0000 0001')
    await enter('12345')
    expect(screen.sentTo(loginOrRegister)).toEqual([])
    await enter('123456')
    expect(screen.sentTo(loginOrRegister)).toEqual([
      { cellphone: '13800000001', countryCode: '86', verifyCode: '123456' },
    ])
    expect(screen.stores.user.loggedIn).toBe(true)
    expect(screen.toast()).toBe('登录成功')
  })

  test('shows the gateway’s text for a wrong code, and empties the boxes', async () => {
    await open([[loginOrRegister, refused('验证码不正确')]])
    await enter('000000')
    expect(screen.text('[role=alert]')).toBe('验证码不正确')
    expect(screen.find('input')).toHaveProperty('value', '')
    expect(screen.stores.user.loggedIn).toBe(false)
    await enter('1')
    expect(screen.text('[role=alert]')).toBe('')
  })

  test('disables the button until all six digits are entered (domain §5)', async () => {
    await open()
    expect(screen.text()).toContain('请输入 6 位验证码')
    for (const digits of ['', '12', '12345']) {
      await enter(digits)
      expect(screen.button('登录')).toHaveProperty('disabled', true)
    }
    expect(screen.sentTo(loginOrRegister)).toEqual([])
  })

  test('shows a default text under the empty field if a refusal has no message', async () => {
    await open([[loginOrRegister, refused('')]])
    await enter('000000')
    expect(screen.text('[role=alert]')).toBe('验证码错误')
    expect(screen.find('input')).toHaveProperty('value', '')
    expect(screen.button('登录')).toHaveProperty('disabled', true)
  })

  test('can be requested again after a minute', async () => {
    await open([[sendVerifyCode, () => ({ countdown: 60 })]])
    expect(screen.button('60 秒后重新获取')).toHaveProperty('disabled', true)
    await screen.wait(60_000)
    await screen.press('重新获取验证码')
    expect(screen.sentTo(sendVerifyCode)).toHaveLength(1)
    expect(screen.toast()).toBe('验证码已发送')
    expect(screen.button('60 秒后重新获取')).toHaveProperty('disabled', true)
  })

  test('redirects to the phone screen if the phone number is missing', async () => {
    await open([], () => undefined)
    expect(screen.went).toEqual([['redirect', 'login']])
  })
})
