import { CAPTCHA_CODES } from '@/domain/business-codes/captcha'
import { EMAIL_ACCOUNT_CODES } from '@/domain/business-codes/email-account'
import { LOGIN_CODES } from '@/domain/business-codes/login'
import { SESSION_CODES } from '@/domain/business-codes/session'
import { useGateway } from '../../../support/gateway'
import { mailDesk } from './mailbox'

jest.setTimeout(300_000)

const OLD = 'Lantern-Sea-44'
const NEW = 'Tidal-Radio-9'

const gateway = useGateway()

const desk = mailDesk(() => gateway)
const change = async (token: string, body: object) =>
  (await desk.post('user/buyer/v3/password/change', body, { token })).body.statusCode
const state = async (token: string) => (await gateway.ask('user/buyer/v3/password', { token })).body.data
const profileCode = async (token: string) => (await gateway.ask('user/buyer/v3/profile', { token })).body.statusCode

describe('the password of an e-mail account', () => {
  test('can be changed with the old password; the change logs out all other devices', async () => {
    const email = 'change-1@example.com'
    const { accessToken: mine } = await desk.account(email, OLD)
    const other = (await desk.logIn(email, OLD)).body.data.accessToken as string
    expect(await change(mine, { oldPassword: OLD, password: NEW })).toBe(200)
    expect([await profileCode(mine), await profileCode(other)]).toEqual([200, SESSION_CODES.loggedOut])
    expect((await desk.logIn(email, NEW)).body.statusCode).toBe(200)
    expect((await desk.mails(email))[0]?.kind).toBe('PASSWORD_CHANGED')
  })

  test('is locked for increasing times after five wrong old passwords', async () => {
    const { accessToken: token } = await desk.account('change-2@example.com', OLD)
    for (let time = 0; time < 5; time += 1)
      expect(await change(token, { oldPassword: 'Wrong-Word-1', password: NEW })).toBe(
        EMAIL_ACCOUNT_CODES.oldPasswordWrong,
      )
    expect(await change(token, { oldPassword: OLD, password: NEW })).toBe(CAPTCHA_CODES.tooManyTries)
    await gateway.clock.advance(31_000)
    expect(await change(token, { oldPassword: 'Wrong-Word-1', password: NEW })).toBe(
      EMAIL_ACCOUNT_CODES.oldPasswordWrong,
    )
    await gateway.clock.advance(31_000)
    expect(await change(token, { oldPassword: OLD, password: NEW })).toBe(CAPTCHA_CODES.tooManyTries)
    await gateway.clock.advance(31_000)
    expect(await change(token, { oldPassword: OLD, password: NEW })).toBe(200)
  })

  test('is rejected as too easy before the old password is checked', async () => {
    const { accessToken: token } = await desk.account('change-3@example.com', OLD)
    expect(await change(token, { oldPassword: 'Wrong-Word-1', password: 'Password123!' })).toBe(
      EMAIL_ACCOUNT_CODES.passwordEasy,
    )
  })

  test.each(['Foyer-Ticket1', 'Tickets.2026', 'TheatreMember1', 'foyer-2026!X'])(
    'is rejected if it consists of product-specific terms',
    async (password) => {
      const { accessToken: token } = await desk.account(`${password.toLowerCase().replace(/\W/g, '')}@example.com`, OLD)
      expect(await change(token, { oldPassword: OLD, password })).toBe(EMAIL_ACCOUNT_CODES.passwordEasy)
    },
  )

  test('never expires', async () => {
    await desk.account('years@example.com', OLD)
    await gateway.clock.advance(3 * 365 * 24 * 60 * 60_000)
    expect((await desk.logIn('years@example.com', OLD)).body.statusCode).toBe(200)
  })

  test('cannot be changed with a code instead of the old password', async () => {
    const { accessToken: token } = await desk.account('change-4@example.com', OLD)
    expect(await change(token, { verifyCode: '123456', password: NEW })).toBe(400)
  })
})

describe('the password of a phone account', () => {
  const PHONE = '13911140001'
  test('is first set with a code sent to the account’s phone', async () => {
    const { accessToken: token } = await gateway.signIn(PHONE)
    expect(await state(token)).toEqual({ isSet: false, codeTo: '+86 139****0001', email: '' })
    expect(await change(token, { oldPassword: OLD, password: NEW })).toBe(400)
    await desk.post('user/buyer/v3/password/send_code', {}, { token })
    const [{ code }] = (await gateway.ask(`console/api/codes?cellphone=${PHONE}`)).body.data as [{ code: string }]
    const wrong = code === '000000' ? '111111' : '000000'
    expect(await change(token, { verifyCode: wrong, password: NEW })).toBe(LOGIN_CODES.verifyCodeWrong)
    expect(await change(token, { verifyCode: code, password: 'Password123!' })).toBe(EMAIL_ACCOUNT_CODES.passwordEasy)
    expect(await change(token, { verifyCode: code, password: NEW })).toBe(200)
    expect((await state(token)).isSet).toBe(true)
    expect(await change(token, { oldPassword: NEW, password: OLD })).toBe(200)
  })
})

test('requires a login for a password change', async () => {
  expect(await change('', { oldPassword: OLD, password: NEW })).toBe(SESSION_CODES.notLoggedIn)
})
