import { sendVerifyCode } from '@/api/auth'
import { defaultPolicies } from '@/api/shop'
import Login from '@/packages/user/login/login/login'
import { aPolicy } from '../../../../support/data/policy'
import { refused } from '../../../../support/fake-gateway'
import { type Given, openScreen, type OpenScreen } from '../../../../support/open-screen'

const policies = [
  aPolicy('U', 'USER_AGREEMENT', '用户协议'),
  aPolicy('P', 'PRIVACY', '隐私政策'),
  aPolicy('B', 'PURCHASE', '购票协议'),
]

describe('login by phone', () => {
  let screen: OpenScreen
  const open = async ({ answers = [], ...given }: Given = {}) => {
    screen = await openScreen(Login, {
      answers: [[defaultPolicies, () => policies], [sendVerifyCode, () => ({ countdown: 60 })], ...answers],
      ...given,
    })
  }
  const enter = async (phone: string) => {
    await screen.type(screen.find('input'), phone)
    await screen.press('获取验证码')
  }
  const box = () => screen.find('[role=checkbox]')
  afterEach(() => screen.unmount())

  test('the agreements are named and not ticked beforehand; a title opens its text', async () => {
    await open()
    expect(box().getAttribute('aria-checked')).toBe('false')
    expect(box().getAttribute('aria-label')).toBe('我已阅读并同意用户协议、隐私政策')
    expect(screen.text()).not.toContain('购票协议')
    await screen.press('隐私政策')
    expect(screen.went).toEqual([['open', 'agreement', { id: 'P' }]])
  })

  test('on desktop its field has the keyboard at once, on a phone only when it is tapped', async () => {
    await open({ desktop: true })
    expect(document.activeElement).toBe(screen.find('input'))
    expect(screen.find('input').getAttribute('aria-invalid')).toBe('false')
    screen.unmount()
    await open()
    expect(document.activeElement).not.toBe(screen.find('input'))
  })

  test('without the consent it confirms; “no” sends nothing', async () => {
    await open()
    await enter('13800000001')
    expect(screen.question()).toContain('请阅读并同意《用户协议》和《隐私政策》')
    await screen.press('取消')
    expect(screen.sentTo(sendVerifyCode)).toEqual([])
    expect(box().getAttribute('aria-checked')).toBe('false')
  })

  test('“agree and go on” ticks the box and sends the code', async () => {
    await open()
    await enter('13800000001')
    await screen.press('同意并继续')
    expect(box().getAttribute('aria-checked')).toBe('true')
    expect(screen.sentTo(sendVerifyCode)).toEqual([{ cellphone: '13800000001', countryCode: '86' }])
    expect(screen.went).toEqual([['open', 'login-code']])
  })

  test('an empty number is asked for, not called wrong', async () => {
    await open()
    await enter('')
    expect(screen.text('[role=alert]')).toBe('请输入手机号')
  })

  test('an invalid number is shown at its field, before any request', async () => {
    await open()
    await enter('123')
    expect(screen.text('[role=alert]')).toBe('手机号格式不正确')
    expect(screen.find('input').getAttribute('aria-invalid')).toBe('true')
    expect(screen.question()).toBe('')
  })

  test('a refusal is shown in the gateway’s text', async () => {
    await open({ answers: [[sendVerifyCode, refused('发送太频繁')]] })
    await screen.tap(box())
    await enter('13800000001')
    expect(screen.text('[role=alert]')).toBe('发送太频繁')
    expect(screen.went).toEqual([])
  })

  test('e-mail is offered where the shop takes it', async () => {
    await open()
    await screen.press('邮箱登录')
    expect(screen.went).toEqual([['redirect', 'login-email']])
    screen.unmount()
    await open({ config: { supportLanguages: [{ langTag: 'zh-CN', loginMethod: ['CELLPHONE'] }] } })
    expect(screen.text()).not.toContain('邮箱登录')
  })
})
