import { LOGIN_CODES } from '@/domain/business-codes/login'
import { useGateway } from '../../../support/gateway'

const test = useGateway()

const send = (cellphone: string, countryCode = '86') =>
  test.ask('user/pub/v3/send_verify_code', { method: 'POST', body: { cellphone, countryCode } })
const login = (cellphone: string, verifyCode: string, countryCode = '86') =>
  test.ask('user/pub/v3/login_or_register', { method: 'POST', body: { cellphone, verifyCode, countryCode } })
const codeFor = async (cellphone: string): Promise<string> => {
  const codes = (await test.ask('console/api/codes')).body.data as { cellphone: string; code: string }[]
  return codes.find((each) => each.cellphone === cellphone)?.code ?? ''
}

describe('the login by phone', () => {
  it('registers a new user only once', async () => {
    await send('13900000001')
    const first = await login('13900000001', await codeFor('13900000001'))
    expect(first.body.data).toMatchObject({ registered: true, cellphone: '13900000001' })
    await send('13900000001')
    const second = await login('13900000001', await codeFor('13900000001'))
    expect(second.body.data).toMatchObject({ registered: false, userId: first.body.data.userId })
  })

  it('sends a six-digit code, and no second code within a minute', async () => {
    await send('13900000002')
    expect(await codeFor('13900000002')).toMatch(/^\d{6}$/)
    expect((await send('13900000002')).body.statusCode).toBe(LOGIN_CODES.verifyCodeTooSoon)
    await test.clock.advance(61_000)
    expect((await send('13900000002')).body.statusCode).toBe(200)
  })

  it('refuses an expired code, and any code after five wrong attempts', async () => {
    await send('13900000003')
    const code = await codeFor('13900000003')
    const wrong = code === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < 5; tries++)
      expect((await login('13900000003', wrong)).body.statusCode).toBe(LOGIN_CODES.verifyCodeWrong)
    expect((await login('13900000003', code)).body.statusCode).toBe(LOGIN_CODES.verifyCodeLocked)

    await send('13900000004')
    const late = await codeFor('13900000004')
    await test.clock.advance(6 * 60_000)
    expect((await login('13900000004', late)).body.statusCode).toBe(LOGIN_CODES.verifyCodeExpired)
  })

  it('checks the country code and the number format', async () => {
    expect((await send('66112233', '853')).body.statusCode).toBe(200)
    expect((await send('28712345', '853')).body.statusCode).toBe(LOGIN_CODES.phoneWrong)
    expect((await send('23800000001')).body.statusCode).toBe(LOGIN_CODES.phoneWrong)
    expect((await send('13800000001', '44')).body.statusCode).toBe(LOGIN_CODES.areaUnsupported)
  })
})

describe('the login by e-mail', () => {
  const byMail = (email: string, password: string) =>
    test.ask('user/pub/v3/login?lang=en', { method: 'POST', body: { email, password } })

  it('accepts the demo account’s address in any case', async () => {
    expect((await byMail('Demo@Foyer.example', 'Foyer-2026')).body.data).toMatchObject({ email: 'demo@foyer.example' })
  })
  it('returns the same response for a wrong password and an unknown address', async () => {
    const answers = await Promise.all([
      byMail('demo@foyer.example', 'wrong'),
      byMail('stranger@foyer.example', 'wrong'),
    ])
    expect(answers.map(({ body }) => [body.statusCode, body.comments])).toEqual(
      Array(2).fill([LOGIN_CODES.passwordWrong, 'Incorrect e-mail or password']),
    )
  })
  it('returns code 429 in the response body after too many attempts', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => byMail('flood@foyer.example', 'x')))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBe(5)
    expect(refused[0].body.statusCode).toBe(429)
  })
})
