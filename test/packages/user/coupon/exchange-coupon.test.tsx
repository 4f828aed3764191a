import { certifications } from '@/api/auth'
import { checkCode, exchangeCode } from '@/api/coupon-code'
import { CAPTCHA_CODES } from '@/domain/business-codes/captcha'
import { COUPON_CODE_CODES as CODES } from '@/domain/business-codes/coupon-code'
import ExchangeCoupon from '@/packages/user/coupon/exchange-coupon/exchange-coupon'
import { keys } from '@/platform/storage/keys'
import { offline, refused } from '../../../support/fake-gateway'
import { type Given, openScreen, type OpenScreen } from '../../../support/open-screen'
import { kindOf } from './answers'

const CODE = 'F0YER0CPN01P'
const TYPED = 'foye-r0cp-n01p'
const worth = (more: object = {}) => ({
  ...{ kind: 'COUPON', title: '', kinds: [kindOf('T1')], couponIds: [], couponPackageId: '' },
  ...more,
})

let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async ({ answers = [], ...given }: Given = {}) => {
  screen = await openScreen(ExchangeCoupon, {
    member: true,
    answers: [
      [certifications, () => []],
      [checkCode, () => worth()],
      [exchangeCode, () => ({ couponIds: ['C1'], couponPackageId: '' })],
      ...answers,
    ],
    ...given,
  })
}
const enter = async (code: string, button = '查询') => {
  await screen.type(screen.find('input'), code)
  await screen.press(button)
}
const problem = () => screen.text('[role=alert]')

describe('the code field', () => {
  it.each([
    ['', '请输入兑换码'],
    ['朋友', '兑换码由字母和数字组成，请核对'],
    ['F0YER0CPN02P', '输入有误，请核对'],
  ])('shows an error for “%s” before any request', async (code, text) => {
    await open()
    await enter(code)
    expect([problem(), screen.sentTo(checkCode)]).toEqual([text, []])
  })

  it('links a code with a wrong check character to other code screens', async () => {
    await open()
    await enter('F0YER0CPN02P')
    await screen.press('绑定门票')
    await screen.press('使用特权码')
    expect(screen.went).toEqual([
      ['open', 'bind-ticket', { code: 'F0YER0CPN02P' }],
      ['open', 'privilege', { privilegeCode: 'F0YER0CPN02P' }],
    ])
  })

  it.each([
    ['PRIVILEGE', 'friends-2026', ['open', 'privilege', { privilegeCode: 'FRIENDS2026' }]],
    ['TICKET', TYPED, ['open', 'bind-ticket', { code: CODE }]],
    ['INVITATION', TYPED, ['open', 'bind-invitation-ticket', { code: CODE }]],
  ])('opens the screen for a code of kind %s', async (kind, typed, target) => {
    await open({ answers: [[checkCode, () => worth({ kind, kinds: [] })]] })
    await enter(typed)
    expect(screen.went).toEqual([target])
  })

  it.each([
    ['没有找到这个兑换码', CODES.exchangeCodeWrong],
    ['这个兑换码已被使用', CODES.exchangeCodeUsed],
    ['这个兑换码已过期', CODES.exchangeCodeOver],
    ['这个兑换码还未到使用时间', CODES.exchangeCodeNotYet],
    ['尝试过多，请 8 分钟后再试', CAPTCHA_CODES.tooManyTries],
  ])('shows the refusal “%s”, and accepts another code', async (text, status) => {
    await open({ answers: [[checkCode, refused(text, status)]] })
    await enter(TYPED)
    expect(problem()).toBe(text)
    screen.answer(checkCode, () => worth())
    await enter(TYPED)
    expect(screen.text()).toContain('券 T1')
  })

  it('counts down the wait after wrong codes, then allows the next try', async () => {
    await open({ answers: [[checkCode, refused('请 90 秒后再试', CAPTCHA_CODES.tooManyTries, { seconds: 90 })]] })
    await enter(TYPED)
    expect(screen.text('[role=timer]')).toBe('01:30')
    await screen.press('查询')
    await screen.wait(60_000)
    expect([screen.text('[role=timer]'), screen.sentTo(checkCode)]).toEqual(['00:30', [{ exchangeCode: CODE }]])
    await screen.wait(30_000)
    screen.answer(checkCode, () => worth())
    await screen.press('查询')
    expect(screen.text()).toContain('券 T1')
  })

  it('accepts a scanned code, and passes a scanned address to the router', async () => {
    let text = TYPED
    const host = { canScan: () => true, scan: async () => ({ kind: 'scanned', text }) as const }
    await open({ host })
    await screen.press('扫码')
    expect(screen.sentTo(checkCode)).toEqual([{ exchangeCode: CODE }])
    await screen.press('换一个码')
    text = 'https://foyer.example/coupon'
    await screen.press('扫码')
    expect(screen.went).toEqual([['openScanned', text]])
  })
})

describe('a login during the exchange', () => {
  it('preserves the typed code, and checks the code afterwards', async () => {
    await open({ member: false })
    await enter(TYPED, '登录并查询')
    expect(screen.sentTo(checkCode)).toEqual([])
    const [[action, then]] = screen.went
    expect(action).toBe('openLogin')
    await screen.logIn()
    await screen.change(() => void (then as () => unknown)())
    expect(screen.sentTo(checkCode)).toEqual([{ exchangeCode: CODE }])
    expect(screen.services.platform.storage.read(keys.typedCode)).toBeUndefined()
  })

  it('preserves the typed code during a reload', async () => {
    await open({
      before: ({ platform, clock }) => platform.storage.write(keys.typedCode, { code: CODE, savedAt: clock.now() }),
    })
    await screen.wait(1)
    expect(screen.sentTo(checkCode)).toEqual([{ exchangeCode: CODE }])
  })
})

describe('the exchange', () => {
  it('shows the value of the code first, then the received coupon', async () => {
    await open({ params: { exchangeCode: TYPED } })
    await screen.wait(1)
    expect([screen.text('.coupon .act'), screen.sentTo(exchangeCode)]).toEqual(['待兑换', []])
    await screen.press('立即兑换')
    expect(screen.sentTo(exchangeCode)).toEqual([{ exchangeCode: CODE, obtainType: 'EXCHANGE' }])
    expect([screen.text('[role=status]'), screen.text('.coupon .act')]).toEqual(['兑换成功', '已兑换'])
    expect(screen.text()).not.toContain('领取后')
    await screen.press('查看优惠券')
    expect(screen.went).toEqual([['open', 'coupon-info', { couponId: 'C1' }]])
    expect(screen.tracked).toContainEqual({ name: 'obtain_coupon_success', couponTemplateId: 'T1' })
  })

  it('links to the coupons of a package', async () => {
    const pack = { couponIds: ['C1', 'C2'], couponPackageId: 'P1' }
    await open({
      answers: [
        [checkCode, () => worth({ kind: 'PACKAGE', title: '三重礼', kinds: [kindOf('T1'), kindOf('T1')] })],
        [exchangeCode, () => pack],
      ],
    })
    await enter(TYPED)
    expect([screen.text().includes('券包：三重礼'), screen.all('.coupon').length]).toEqual([true, 2])
    await screen.press('立即兑换')
    await screen.press('查看 2 张优惠券')
    expect(screen.went).toEqual([['open', 'coupon-list', { couponPackageId: 'P1' }]])
  })

  it('can be repeated after a lost response', async () => {
    await open({ answers: [[exchangeCode, offline]] })
    await enter(TYPED)
    await screen.press('立即兑换')
    expect(problem()).not.toBe('')
    screen.answer(exchangeCode, () => ({ couponIds: ['C1'], couponPackageId: '' }))
    await screen.press('立即兑换')
    expect([screen.all('[role=alert]'), screen.text('[role=status]')]).toEqual([[], '兑换成功'])
  })

  it('shows that this account has already exchanged the code', async () => {
    await open({ answers: [[checkCode, () => worth({ couponIds: ['C1'] })]] })
    await enter(TYPED)
    expect(screen.text('[role=status]')).toBe('你已经兑换过这个码')
    expect(screen.button('查看优惠券')).toBeDefined()
  })

  it('requires the face check first if the coupon needs it', async () => {
    await open({
      config: { supportFaceAuth: true },
      answers: [[checkCode, () => worth({ kinds: [kindOf('T1', { needFaceAuth: true })] })]],
    })
    await enter(TYPED)
    expect(screen.text()).toContain('限实名认证用户')
    await screen.press('立即兑换')
    expect([screen.question().includes('实名'), screen.sentTo(exchangeCode)]).toEqual([true, []])
  })
})
