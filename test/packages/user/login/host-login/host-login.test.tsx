import { loginByPhone, preLogin, sendVerifyCode } from '@/api/auth'
import { defaultPolicies } from '@/api/shop'
import Login from '@/packages/user/login/login/login'
import type { Services } from '@/components/services'
import { aMember } from '../../../../support/data/member'
import { aPolicy } from '../../../../support/data/policy'
import { type Given, openScreen, type OpenScreen } from '../../../../support/open-screen'
import { alipay, bank, weapp } from '../hosts'

const policies = [aPolicy('U', 'USER_AGREEMENT', '用户协议'), aPolicy('P', 'PRIVACY', '隐私政策')]
const login = aMember({ openId: 'o1' })
const answerOf = (known: boolean) => ({
  ...{ openId: 'o1', unionId: '', openTicket: known ? '' : 't1' },
  ...{ login: known ? login : null, phoneWanted: !known },
})

describe('the login screen in a mini program', () => {
  let screen: OpenScreen
  const open = async (host: Given['host'], known = false, before?: (services: Services) => void) => {
    screen = await openScreen(Login, {
      answers: [
        [defaultPolicies, () => policies],
        [preLogin, () => answerOf(known)],
        [loginByPhone, () => login],
        [sendVerifyCode, () => ({ countdown: 60 })],
      ],
      ...(host ? { host } : {}),
      ...(before ? { before } : {}),
    })
  }
  const loggedIn = () => screen.stores.user.loggedIn
  afterEach(() => screen.unmount())

  test.each([
    ['WeChat', weapp(), '微信手机号一键登录'],
    ['Alipay', alipay(), '支付宝手机号一键登录'],
    ['the bank', bank(), '使用银行账户登录'],
  ])('shows the login button of %s first, with phone and e-mail below', async (_name, host, text) => {
    await open(host)
    expect(screen.text()).toContain(text)
    expect(screen.all('input')).toEqual([])
    expect(screen.find('[role=checkbox]').getAttribute('aria-checked')).toBe('false')
    await screen.press('手机号登录')
    expect(screen.all('input')).toHaveLength(1)
    expect(screen.text()).not.toContain(text)
    await screen.press('一键登录')
    expect(screen.text()).toContain(text)
    await screen.press('邮箱登录')
    expect(screen.went).toEqual([['redirect', 'login-email']])
  })

  test('requests the agreement on the first tap, and requires another tap to log in', async () => {
    await open(weapp())
    await screen.press('微信手机号一键登录')
    expect(screen.question()).toContain('《用户协议》和《隐私政策》')
    await screen.press('同意并继续')
    expect(screen.text('[role=note]')).toBe('已同意，请再点一次按钮')
    expect([loggedIn(), screen.find('[role=checkbox]').getAttribute('aria-checked')]).toEqual([false, 'true'])
  })

  test('logs in a known account with earlier consent in one tap, without a checkbox', async () => {
    await open(weapp(), true, ({ stores }) => stores.measuring.accept())
    expect(screen.text()).toContain('欢迎回来')
    expect(screen.all('[role=checkbox]')).toEqual([])
    expect(loggedIn()).toBe(false)
    await screen.press('以微信用户身份继续')
    expect([loggedIn(), screen.toast()]).toEqual([true, '登录成功'])
  })

  test('logs in the bank’s account after the agreement', async () => {
    await open(bank(), true)
    await screen.press('使用银行账户登录')
    expect(loggedIn()).toBe(false)
    await screen.press('同意并继续')
    expect(loggedIn()).toBe(true)
  })

  test('shows the phone field and the reason if the bank account has no phone', async () => {
    await open(bank())
    await screen.tap(screen.find('[role=checkbox]'))
    await screen.press('使用银行账户登录')
    expect(screen.text('[role=note]')).toContain('银行账户未提供手机号')
    expect(screen.all('input')).toHaveLength(1)
  })
})
