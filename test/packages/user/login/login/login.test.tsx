import { sendVerifyCode } from '@/api/auth'
import { giftOfLink } from '@/api/transfer'
import type { Services } from '@/components/services'
import { defaultPolicies } from '@/api/shop'
import Login from '@/packages/user/login/login/login'
import { aPolicy } from '../../../../support/data/policy'
import { aGiftPreview } from '../../../../support/data/gift'
import { createPostLoginRedirect } from '@/router/post-login-redirect'
import { RequestError } from '@/request/errors'
import { offline, refused } from '../../../../support/fake-gateway'
import { type Given, openScreen, type OpenScreen } from '../../../../support/open-screen'

const policies = [
  aPolicy('U', 'USER_AGREEMENT', '用户协议'),
  aPolicy('P', 'PRIVACY', '隐私政策'),
  aPolicy('B', 'PURCHASE', '购票协议'),
]

const notFound = () => {
  throw new RequestError({ kind: 'business', httpCode: 404 })
}
const SECRET = 'FoyerDemoGiftToAccept1'
const wants =
  (gift: string) =>
  ({ platform }: Services) =>
    createPostLoginRedirect(platform.storage, { now: () => Date.now() }).save({
      name: 'accept-mine-ticket',
      params: { gift },
    })

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

  test('links to the agreements, and leaves the checkbox unticked', async () => {
    await open()
    expect(box().getAttribute('aria-checked')).toBe('false')
    expect(box().getAttribute('aria-label')).toBe('我已阅读并同意用户协议、隐私政策')
    expect(screen.text()).not.toContain('购票协议')
    await screen.press('隐私政策')
    expect(screen.went).toEqual([['open', 'agreement', { id: 'P' }]])
  })

  test('focuses the field at once on a desktop, but after a tap on mobile', async () => {
    await open({ desktop: true })
    expect(document.activeElement).toBe(screen.find('input'))
    expect(screen.find('input').getAttribute('aria-invalid')).toBe('false')
    screen.unmount()
    await open()
    expect(document.activeElement).not.toBe(screen.find('input'))
  })

  test('requests a missing consent, and sends nothing if declined', async () => {
    await open()
    await enter('13800000001')
    expect(screen.question()).toContain('请阅读并同意《用户协议》和《隐私政策》')
    await screen.press('取消')
    expect(screen.sentTo(sendVerifyCode)).toEqual([])
    expect(box().getAttribute('aria-checked')).toBe('false')
  })

  test('ticks the box and sends the code after “agree and go on”', async () => {
    await open()
    await enter('13800000001')
    await screen.press('同意并继续')
    expect(box().getAttribute('aria-checked')).toBe('true')
    expect(screen.sentTo(sendVerifyCode)).toEqual([{ cellphone: '13800000001', countryCode: '86' }])
    expect(screen.went).toEqual([['open', 'login-code']])
  })

  test('prompts for a missing number, instead of reporting an invalid number', async () => {
    await open()
    await enter('')
    expect(screen.text('[role=alert]')).toBe('请输入手机号')
  })

  test('shows an invalid number at its field, before any request', async () => {
    await open()
    await enter('123')
    expect(screen.text('[role=alert]')).toBe('手机号格式不正确')
    expect(screen.find('input').getAttribute('aria-invalid')).toBe('true')
    expect(screen.question()).toBe('')
  })

  test('shows the gateway’s text of a refusal', async () => {
    await open({ answers: [[sendVerifyCode, refused('发送太频繁')]] })
    await screen.tap(box())
    await enter('13800000001')
    expect(screen.text('[role=alert]')).toBe('发送太频繁')
    expect(screen.went).toEqual([])
  })

  test('offers e-mail if the shop supports it', async () => {
    await open()
    await screen.press('邮箱登录')
    expect(screen.went).toEqual([['redirect', 'login-email']])
    screen.unmount()
    await open({ config: { supportLanguages: [{ langTag: 'zh-CN', loginMethod: ['CELLPHONE'] }] } })
    expect(screen.text()).not.toContain('邮箱登录')
  })

  test('shows the gift and its recipient if a gift link opened the login', async () => {
    await open({ before: wants(SECRET), answers: [[giftOfLink, () => aGiftPreview()]] })
    expect(screen.sentTo(giftOfLink)).toEqual([{ secret: SECRET }])
    expect(screen.text()).toMatch(
      /一起去吧.*138\*\*\*\*0001 送给你.*潮声.*2 张.*登录手机号 138\*\*\*\*0002 后领取.*登录或注册/,
    )
  })

  test('does not show the recipient’s number of an ended gift', async () => {
    await open({ before: wants(SECRET), answers: [[giftOfLink, () => aGiftPreview({ state: 'CANCELLED' })]] })
    expect(screen.text()).toContain('这份转赠已被领取或已结束')
    expect(screen.text()).not.toContain('138****0002')
  })

  test.each([
    ['an unknown gift', SECRET],
    ['a malformed address', 'nothing'],
  ])('shows that a gift link with %s is invalid', async (_, gift) => {
    await open({ before: wants(gift), answers: [[giftOfLink, notFound]] })
    expect(screen.text()).toContain('没有找到这份转赠')
  })

  test('shows no gift for another target page, or if the network is unavailable', async () => {
    await open({ before: wants(SECRET), answers: [[giftOfLink, offline]] })
    expect(screen.text()).not.toMatch(/转赠|送给你/)
    screen.unmount()
    await open()
    expect(screen.text()).not.toMatch(/转赠|送给你/)
  })
})
