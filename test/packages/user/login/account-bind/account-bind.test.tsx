import { sendVerifyCode } from '@/api/auth'
import { bindAccount, sendEmailCode } from '@/api/bind'
import { LOGIN_CODES } from '@/domain/business-codes/login'
import AccountBind from '@/packages/user/login/account-bind/account-bind'
import { type Answers, refused } from '../../../../support/fake-gateway'
import { type Given, openScreen, type OpenScreen } from '../../../../support/open-screen'
import { weapp } from '../hosts'

const ADDRESS = 'lin@example.com'
const answers: Answers = [
  [sendEmailCode, () => ({ countdown: 60 })],
  [sendVerifyCode, () => ({ countdown: 60 })],
  [bindAccount, () => ({ cellphone: '13800000001', countryCode: '86', email: ADDRESS })],
]
const without =
  (contacts: object): Given['before'] =>
  ({ stores: { user } }) =>
    user.setContacts({ cellphone: user.cellphone, countryCode: '86', email: user.email, ...contacts })

let screen: OpenScreen
const open = async (given: Given = {}) => {
  screen = await openScreen(AccountBind, { member: true, answers, ...given })
}
afterEach(() => screen.unmount())

const enter = (text: string) => screen.type(screen.find('input'), text)
const askCode = async (to = ADDRESS) => {
  await enter(to)
  await screen.press('获取验证码')
}

describe('binding a contact on the web', () => {
  test('binds an e-mail address by its code, and returns to the previous screen', async () => {
    await open()
    expect(screen.text()).toContain('+86 138****0001')
    await askCode(` ${ADDRESS} `)
    expect(screen.sentTo(sendEmailCode)).toEqual([{ email: ADDRESS }])
    expect(screen.text()).toContain(ADDRESS)
    await enter('123456')
    expect(screen.sentTo(bindAccount)).toEqual([
      { bindType: 'EMAIL', emailBindParam: { email: ADDRESS, verifyCode: '123456' } },
    ])
    expect(screen.stores.user.email).toBe(ADDRESS)
    expect(screen.toast()).toBe('绑定成功')
    expect(screen.went).toEqual([['back']])
  })

  test('shows an invalid address at its field, and sends nothing', async () => {
    await open()
    await askCode('lin@')
    expect(screen.text('[role=alert]')).not.toBe('')
    expect(screen.sentTo(sendEmailCode)).toEqual([])
  })

  test('shows at the address that the mail could not be sent', async () => {
    await open({ answers: [[sendEmailCode, refused('请 42 秒后再试', 22_030_103)]] })
    await askCode()
    expect(screen.text('[role=alert]')).toBe('请 42 秒后再试')
    expect(screen.find('input')).toHaveProperty('value', ADDRESS)
  })

  test('shows a wrong code at the code field, and clears it', async () => {
    await open({ answers: [...answers.slice(0, 2), [bindAccount, refused('验证码不正确')]] })
    await askCode()
    await enter('000000')
    expect(screen.text('[role=alert]')).toBe('验证码不正确')
    expect(screen.find('input')).toHaveProperty('value', '')
    expect(screen.stores.user.email).toBe('')
    expect(screen.went).toEqual([])
  })

  test('returns to the address field if another account has the address', async () => {
    await open({
      answers: [...answers.slice(0, 2), [bindAccount, refused('已被其他账号使用', LOGIN_CODES.contactTaken)]],
    })
    await askCode()
    await enter('123456')
    expect(screen.text('[role=alert]')).toBe('已被其他账号使用')
    expect(screen.find('input')).toHaveProperty('value', ADDRESS)
  })

  test('permits another code for the same address only after a minute', async () => {
    await open()
    await askCode()
    expect(screen.button('60 秒后重新获取')).toHaveProperty('disabled', true)
    await screen.press('更换邮箱')
    await screen.press('获取验证码')
    expect(screen.sentTo(sendEmailCode)).toHaveLength(1)
    await screen.wait(60_000)
    await screen.press('重新获取验证码')
    expect(screen.sentTo(sendEmailCode)).toHaveLength(2)
    expect(screen.toast()).toBe('验证码已发送')
  })

  test('sends a code to a different address at once', async () => {
    await open()
    await askCode()
    await screen.press('更换邮箱')
    await askCode('other@example.com')
    expect(screen.sentTo(sendEmailCode)).toEqual([{ email: ADDRESS }, { email: 'other@example.com' }])
  })

  test('states that a phone can be bound only in a mini program (decision 47)', async () => {
    await open({ before: without({ cellphone: '', email: ADDRESS }) })
    expect(screen.text()).toContain('手机号请在小程序中绑定')
    expect(screen.all('input')).toEqual([])
    await screen.press('返回')
    expect(screen.went).toEqual([['back']])
  })
})

describe('binding a contact in a mini program', () => {
  test('binds a phone with its area code', async () => {
    await open({ host: weapp(), before: without({ cellphone: '', email: ADDRESS }) })
    await askCode('139 0000 0002')
    expect(screen.sentTo(sendVerifyCode)).toEqual([{ cellphone: '13900000002', countryCode: '86' }])
    await enter('123456')
    expect(screen.sentTo(bindAccount)).toEqual([
      {
        bindType: 'CELLPHONE',
        cellphoneBindParam: { cellphone: '13900000002', countryCode: '86', verifyCode: '123456' },
      },
    ])
  })

  test('offers phone or e-mail to a user who has bound neither', async () => {
    await open({ host: weapp(), before: without({ cellphone: '', email: '' }) })
    await screen.tap(screen.all('[role=tab]')[1])
    await askCode()
    expect(screen.sentTo(sendEmailCode)).toEqual([{ email: ADDRESS }])
    expect(screen.sentTo(sendVerifyCode)).toEqual([])
  })

  test('shows a notice to a user whose phone and e-mail are both bound', async () => {
    await open({ host: weapp(), before: without({ email: ADDRESS }) })
    expect(screen.text()).toContain('手机号和邮箱都已绑定')
  })
})
