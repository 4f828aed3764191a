import { changePassword, passwordState, sendPasswordCode } from '@/api/email-account'
import { EMAIL_ACCOUNT_CODES } from '@/domain/business-codes/email-account'
import ChangePassword from '@/packages/user/login/change-password/change-password'
import { refused } from '../../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../../support/open-screen'

describe('the password of the account', () => {
  let screen: OpenScreen
  const open = async (state: object) => {
    screen = await openScreen(ChangePassword, {
      member: true,
      answers: [
        [passwordState, () => ({ isSet: true, codeTo: '+86 138****0001', email: 'lin@example.com', ...state })],
        [sendPasswordCode, () => ({ countdown: 60 })],
        [changePassword, () => null],
      ],
    })
  }
  afterEach(() => screen.unmount())

  test('shows a wrong old password at its field', async () => {
    await open({})
    screen.answer(changePassword, refused('当前密码不正确', EMAIL_ACCOUNT_CODES.oldPasswordWrong))
    await screen.type(screen.find('input[autocomplete=current-password]'), 'Tide-Radio-8')
    await screen.type(screen.find('input[autocomplete=new-password]'), 'Tide-Radio-9')
    await screen.press('保存密码')
    expect(screen.find('input[autocomplete=current-password]').getAttribute('aria-invalid')).toBe('true')
    expect(screen.text('[role=alert]')).toContain('当前密码不正确')
  })

  test('can be set for the first time with a code, in fields with autofill', async () => {
    await open({ isSet: false, email: '' })
    expect(screen.text()).toContain('请先绑定邮箱')
    await screen.press('获取验证码')
    expect(screen.text()).toContain('已发送至 +86 138****0001')
    await screen.type(screen.find('input[autocomplete=one-time-code]'), '123 456')
    await screen.type(screen.find('input[autocomplete=new-password]'), 'Tide-Radio-9')
    await screen.press('保存密码')
    expect(screen.sentTo(changePassword)).toEqual([{ verifyCode: '123456', password: 'Tide-Radio-9' }])
    expect(screen.toast()).toBe('密码已设置')
  })
})
