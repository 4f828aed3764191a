import { CAPTCHA_CODES } from '@/domain/business-codes/captcha'
import { SESSION_CODES } from '@/domain/business-codes/session'
import { LOGIN_CODES } from '@/domain/business-codes/login'
import { useGateway } from '../../../support/gateway'

const test = useGateway()

const MINUTE = 60_000
const post = (path: string, token: string | undefined, body: unknown) =>
  test.ask(`${path}?lang=en`, { method: 'POST', token, body })

const emailCode = async (token: string, email: string): Promise<string> => {
  const sent = await post('user/buyer/v3/send_email_code', token, { email })
  expect(sent.body).toMatchObject({ statusCode: 200, data: { countdown: 60 } })
  const { data } = (await test.ask(`console/api/codes?email=${encodeURIComponent(email)}`)).body
  return (data as { code: string }[])[0]?.code ?? ''
}
const bindEmail = (token: string | undefined, email: string, verifyCode: string) =>
  post('user/pub/v3/bind', token, { bindType: 'EMAIL', emailBindParam: { email, verifyCode } })
const bindPhone = (token: string, cellphone: string, verifyCode: string, countryCode = '86') =>
  post('user/pub/v3/bind', token, { bindType: 'CELLPHONE', cellphoneBindParam: { cellphone, countryCode, verifyCode } })

/** Phone number that was used last. Each test creates an account with the next number. */
let last = 13_700_000_000
const newBuyer = async () => {
  const cellphone = String(++last)
  return { cellphone, token: (await test.signIn(cellphone)).accessToken }
}
/** Logs the demo account in by e-mail. The account has no phone number. */
const byMail = async () =>
  (await post('user/pub/v3/login', undefined, { email: 'demo@foyer.example', password: 'Foyer-2026' })).body.data
    .accessToken as string

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')

describe('the binding of an e-mail address', () => {
  it('requires a wait after ten wrong codes for an address, even from several accounts', async () => {
    const answers: number[] = []
    for (let account = 0; account < 3; account += 1) {
      const { token } = await newBuyer()
      const code = await emailCode(token, 'guessed@example.com')
      for (let time = 0; time < 4; time += 1)
        answers.push((await bindEmail(token, 'guessed@example.com', wrongFor(code))).body.statusCode)
      test.clock.advance(MINUTE + 1_000)
    }
    expect(answers).toEqual([
      ...Array(10).fill(LOGIN_CODES.verifyCodeWrong),
      ...Array(2).fill(CAPTCHA_CODES.tooManyTries),
    ])
  })

  it('accepts the code for the address in any letter case, and stores the address', async () => {
    const { token, cellphone } = await newBuyer()
    const code = await emailCode(token, 'Lin@Example.com')
    const answer = await bindEmail(token, 'lin@example.com', code)
    expect(answer.body).toMatchObject({ statusCode: 200, data: { email: 'lin@example.com', cellphone } })
    const { data } = (await test.ask('user/buyer/v3/profile', { token })).body
    expect(data.email).toBe('lin@example.com')
  })

  it('succeeds again for the same address, in case the first response was lost', async () => {
    const { token } = await newBuyer()
    const code = await emailCode(token, 'again@example.com')
    await bindEmail(token, 'again@example.com', code)
    expect((await bindEmail(token, 'AGAIN@example.com', code)).body.statusCode).toBe(200)
  })

  it('refuses a second address for the same account', async () => {
    const { token } = await newBuyer()
    await bindEmail(token, 'one@example.com', await emailCode(token, 'one@example.com'))
    const code = await emailCode(token, 'two@example.com')
    expect((await bindEmail(token, 'two@example.com', code)).body.statusCode).toBe(LOGIN_CODES.alreadyBound)
  })

  it('refuses another account’s address, but only after the right code', async () => {
    const { token } = await newBuyer()
    const code = await emailCode(token, 'demo@foyer.example')
    expect((await bindEmail(token, 'demo@foyer.example', wrongFor(code))).body.statusCode).toBe(
      LOGIN_CODES.verifyCodeWrong,
    )
    expect((await bindEmail(token, 'Demo@foyer.example', code)).body.statusCode).toBe(LOGIN_CODES.contactTaken)
  })

  it('succeeds for only one account when two bind the same address concurrently', async () => {
    const [one, two] = [await newBuyer(), await newBuyer()]
    const first = await emailCode(one.token, 'both@example.com')
    test.clock.advance(MINUTE)
    const second = await emailCode(two.token, 'both@example.com')
    const answers = await Promise.all([
      bindEmail(one.token, 'both@example.com', second),
      bindEmail(two.token, 'both@example.com', second),
    ])
    expect(first).toMatch(/^\d{6}$/)
    const codes = answers.map(({ body }) => body.statusCode).sort((a, b) => a - b)
    expect(codes[0]).toBe(200)
    expect([LOGIN_CODES.verifyCodeWrong, LOGIN_CODES.contactTaken]).toContain(codes[1])
  })

  it('locks a code after five wrong attempts, and rejects it after five minutes', async () => {
    const { token } = await newBuyer()
    const code = await emailCode(token, 'locked@example.com')
    for (let tries = 0; tries < 5; tries++) await bindEmail(token, 'locked@example.com', wrongFor(code))
    expect((await bindEmail(token, 'locked@example.com', code)).body.statusCode).toBe(LOGIN_CODES.verifyCodeLocked)

    const late = await emailCode(token, 'late@example.com')
    await test.clock.advance(5 * MINUTE + 1)
    expect((await bindEmail(token, 'late@example.com', late)).body.statusCode).toBe(LOGIN_CODES.verifyCodeExpired)
  })

  it('requires a minute between two codes for one address', async () => {
    const { token } = await newBuyer()
    await emailCode(token, 'soon@example.com')
    const { body } = await post('user/buyer/v3/send_email_code', token, { email: 'SOON@example.com' })
    expect(body.statusCode).toBe(LOGIN_CODES.verifyCodeTooSoon)
  })

  it('requires a login, although its path is public', async () => {
    expect((await bindEmail(undefined, 'a@example.com', '123456')).body.statusCode).toBe(SESSION_CODES.notLoggedIn)
    expect((await bindEmail('forged', 'a@example.com', '123456')).body.statusCode).toBe(SESSION_CODES.notLoggedIn)
    const { body } = await post('user/buyer/v3/send_email_code', undefined, { email: 'a@example.com' })
    expect(body.statusCode).toBe(SESSION_CODES.notLoggedIn)
  })
})

describe('the binding of a phone', () => {
  it('accepts the phone’s code, after which the phone logs in to this account', async () => {
    const token = await byMail()
    const answer = await bindPhone(token, '13600000001', await test.newCode('13600000001'))
    expect(answer.body).toMatchObject({
      statusCode: 200,
      data: { cellphone: '13600000001', countryCode: '86', email: 'demo@foyer.example' },
    })
    const owner = (await test.ask('user/buyer/v3/profile', { token })).body.data.userId
    expect((await test.signIn('13600000001')).userId).toBe(owner)
  })

  it('refuses a second phone for the account', async () => {
    const { token } = await newBuyer()
    expect((await bindPhone(token, '13800000001', await test.newCode('13800000001'))).body.statusCode).toBe(
      LOGIN_CODES.alreadyBound,
    )
  })

  it('refuses a country code for which phone login is disabled', async () => {
    const { token } = await newBuyer()
    expect((await bindPhone(token, '5551234567', '123456', '1')).body.statusCode).toBe(LOGIN_CODES.areaUnsupported)
  })
})

describe('an invalid binding request', () => {
  it.each([
    [{ bindType: 'EMAIL' }, 'emailBindParam'],
    [{ bindType: 'CELLPHONE', emailBindParam: { email: 'a@example.com', verifyCode: '123456' } }, 'cellphoneBindParam'],
    [{ bindType: 'EMAIL', emailBindParam: { email: 'ä@example.com', verifyCode: '123456' } }, 'email'],
    [{ bindType: 'FAX' }, 'bindType'],
  ])('is rejected, and the error names the field: %p', async (body, field) => {
    const { token } = await newBuyer()
    const answer = await post('user/pub/v3/bind', token, body)
    expect(answer.status).toBe(400)
    expect(answer.body.comments).toContain(field)
  })
})
