import { setPassword } from '@/api/email-account'
import { EMAIL_ACCOUNT_CODES } from '@/domain/business-codes/email-account'
import { keys } from '@/platform/storage/keys'
import SetPassword from '@/packages/user/login/set-password/set-password'
import { aMember } from '../../../../support/data/member'
import { refused } from '../../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../../support/open-screen'
import { aWay, EMAIL } from '../mail'

describe('the choice of a password', () => {
  let screen: OpenScreen
  beforeEach(async () => {
    screen = await openScreen(SetPassword, {
      answers: [[setPassword, () => ({ ...aMember(), cellphone: '', email: EMAIL })]],
      before: ({ platform, clock }) => void platform.storage.write(keys.emailWay, { ...aWay(), savedAt: clock.now() }),
    })
  })
  afterEach(() => screen.unmount())

  const field = () => screen.find('input[autocomplete=new-password]') as HTMLInputElement
  const rules = () => screen.all('[role=listitem]').map((rule) => rule.getAttribute('aria-label') ?? '')

  test('includes the address for password managers, and accepts long pasted passwords', async () => {
    const username = screen.find('input[autocomplete=username]') as HTMLInputElement
    expect([username.value, username.disabled]).toEqual([EMAIL, true])
    expect(field().type).toBe('password')
    expect(Number(field().getAttribute('maxlength'))).toBeGreaterThan(20)
  })

  test('marks each rule that is met, with a text for screen readers', async () => {
    expect(rules()).toEqual([expect.stringContaining('未满足'), expect.stringContaining('未满足')])
    await screen.type(field(), 'Tide-1')
    expect(rules()).toEqual(['8 至 20 个字符：未满足', expect.stringMatching(/3\/3.*已满足$/)])
    await screen.type(field(), 'Tide-Radio-9')
    expect(rules().every((rule) => rule.endsWith('已满足'))).toBe(true)
  })

  test('can be made visible, and is sent by Enter', async () => {
    await screen.type(field(), 'Tide-Radio-9')
    await screen.press('显示密码')
    expect(field().type).toBe('text')
    await screen.press('隐藏密码')
    await screen.change(() => void field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
    expect(screen.sentTo(setPassword)).toEqual([{ token: 'proven', password: 'Tide-Radio-9' }])
    expect(screen.toast()).toBe('账号已创建')
  })

  test('shows that a link was already used, and a next step', async () => {
    screen.answer(setPassword, refused('', EMAIL_ACCOUNT_CODES.linkUsed))
    await screen.type(field(), 'Tide-Radio-9')
    await screen.press('创建账号')
    expect(screen.text()).toContain('链接已使用')
    await screen.press('去登录')
    expect(screen.went.at(-1)).toEqual(['redirect', 'login-email'])
  })
})
