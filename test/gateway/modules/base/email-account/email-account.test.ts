import { EMAIL_ACCOUNT_CODES } from '@/domain/business-codes/email-account'
import { LOGIN_CODES } from '@/domain/business-codes/login'
import { SESSION_CODES } from '@/domain/business-codes/session'
import { useGateway } from '../../../support/gateway'
import { type Kind, mailDesk } from './mailbox'

jest.setTimeout(300_000)

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const PASSWORD = 'Tidal-Radio-9'
const OTHER = 'Lantern-Sea-44'
const { linkExpired, linkUsed, linkWrong, passwordEasy, passwordUnfit } = EMAIL_ACCOUNT_CODES
const { verifyCodeExpired, verifyCodeLocked, verifyCodeTooSoon, verifyCodeWrong } = LOGIN_CODES

const gateway = useGateway()
// Advances the clock until the rate limits of earlier tests no longer apply.
beforeEach(() => gateway.clock.advance(3 * 60 * MINUTE))

const desk = mailDesk(() => gateway)
const wrongFor = (code: string): string => (code === '000000' ? '111111' : '000000')
const codeOf = async (asked: Promise<{ body: { statusCode: number } }>) => (await asked).body.statusCode
const rows = () => gateway.gateway.context.db.selectFrom('email_proofs').selectAll().execute()

let number = 0
/** Returns a new e-mail address for a mail of this kind. For RESET, creates an account with the address. */
const addressFor = async (kind: Kind): Promise<string> => {
  const email = `case-${(number += 1)}@example.com`
  if (kind === 'RESET') await desk.account(email, OTHER)
  return email
}
const LIFETIME: Record<Kind, number> = { ACTIVATE: DAY, RESET: 10 * MINUTE }

/** The part of a mail that proves that the visitor received it. */
type Way = 'link' | 'code'
const take = async (way: Way, kind: Kind, email: string, mail: { link: string; code: string }) => {
  if (way === 'link') return mail.link
  const { body } = await desk.checkCode(kind, email, mail.code)
  return body.statusCode === 200 ? (body.data.token as string) : body.statusCode
}
const finish = async (taken: string | number): Promise<number> =>
  typeof taken === 'number' ? taken : codeOf(desk.setPassword(taken, PASSWORD))

const WAYS = (['ACTIVATE', 'RESET'] as const).flatMap((kind) =>
  (['link', 'code'] as const).map((way) => ({ kind, way })),
)

describe.each(WAYS)('the e-mail proof for $kind by $way', ({ kind, way }) => {
  test('lets the account log in with the new password', async () => {
    const email = await addressFor(kind)
    const taken = await take(way, kind, email, await desk.mailed(kind, email))
    const { body } = await desk.setPassword(String(taken), PASSWORD)
    expect(body.data).toMatchObject({ email, registered: kind === 'ACTIVATE' })
    const profile = await gateway.ask('user/buyer/v3/profile', { token: body.data.accessToken })
    expect(profile.body.data).toMatchObject({ email })
    expect(await codeOf(desk.logIn(email, PASSWORD))).toBe(200)
    expect(await codeOf(desk.logIn(email, OTHER))).toBe(LOGIN_CODES.passwordWrong)
  })

  test('is rejected with a wrong link or code', async () => {
    const email = await addressFor(kind)
    const mail = await desk.mailed(kind, email)
    const taken = await take(way, kind, email, { link: 'x'.repeat(32), code: wrongFor(mail.code) })
    expect(await finish(taken)).toBe(way === 'link' ? linkWrong : verifyCodeWrong)
  })

  test('is rejected with an expired link or code', async () => {
    const email = await addressFor(kind)
    const mail = await desk.mailed(kind, email)
    await gateway.clock.advance(LIFETIME[kind] + 1)
    expect(await finish(await take(way, kind, email, mail))).toBe(way === 'link' ? linkExpired : verifyCodeExpired)
  })

  test('is rejected with a used link or code', async () => {
    const email = await addressFor(kind)
    const mail = await desk.mailed(kind, email)
    expect(await finish(await take(way, kind, email, mail))).toBe(200)
    expect(await finish(await take(way, kind, email, mail))).toBe(way === 'link' ? linkUsed : verifyCodeWrong)
  })

  test('can set the password in only one of two concurrent requests', async () => {
    const email = await addressFor(kind)
    const taken = String(await take(way, kind, email, await desk.mailed(kind, email)))
    const codes = await Promise.all([PASSWORD, 'Harbour-Echo-7'].map((each) => codeOf(desk.setPassword(taken, each))))
    expect(codes.sort()).toEqual([200, linkUsed].sort())
  })

  test('is accepted again after lost responses, until the password is set', async () => {
    const email = await addressFor(kind)
    const mail = await desk.mailed(kind, email)
    // Sends the same request repeatedly, as if its responses were lost.
    for (let time = 0; time < 7; time += 1) await take(way, kind, email, mail)
    if (way === 'link') await desk.checkLink(mail.link)
    expect(await finish(await take(way, kind, email, mail))).toBe(200)
  })

  test('remains valid if the password is rejected', async () => {
    const email = await addressFor(kind)
    const taken = String(await take(way, kind, email, await desk.mailed(kind, email)))
    expect(await codeOf(desk.setPassword(taken, 'short'))).toBe(passwordUnfit)
    expect(await codeOf(desk.setPassword(taken, 'Password123!'))).toBe(passwordEasy)
    expect(await codeOf(desk.setPassword(taken, PASSWORD))).toBe(200)
  })
})

describe('an account mail', () => {
  test('contains a link that returns its purpose, address and state', async () => {
    const email = await addressFor('ACTIVATE')
    const { link } = await desk.mailed('ACTIVATE', email)
    const look = async () => (await desk.checkLink(link)).body.data
    expect(await look()).toEqual({ state: 'VALID', kind: 'ACTIVATE', email })
    await gateway.clock.advance(DAY + 1)
    expect(await look()).toEqual({ state: 'EXPIRED', kind: 'ACTIVATE', email })
    expect((await desk.checkLink('none')).body.data).toEqual({ state: 'WRONG', kind: '', email: '' })
  })

  test('remains valid after a second mail, until one mail is used', async () => {
    const email = await addressFor('RESET')
    const first = await desk.mailed('RESET', email)
    await gateway.clock.advance(MINUTE + 1)
    const second = await desk.mailed('RESET', email)
    expect((await desk.checkLink(first.link)).body.data.state).toBe('VALID')
    expect(await codeOf(desk.setPassword(first.link, PASSWORD))).toBe(200)
    expect((await desk.checkLink(second.link)).body.data.state).toBe('USED')
  })

  test('contains a code that is locked after five wrong attempts', async () => {
    const email = await addressFor('ACTIVATE')
    const { code, link } = await desk.mailed('ACTIVATE', email)
    for (let time = 0; time < 5; time += 1)
      expect(await codeOf(desk.checkCode('ACTIVATE', email, wrongFor(code)))).toBe(verifyCodeWrong)
    expect(await codeOf(desk.checkCode('ACTIVATE', email, code))).toBe(verifyCodeLocked)
    expect((await desk.checkLink(link)).body.data.state).toBe('VALID')
  })

  test('is in the language of the request', async () => {
    const email = await addressFor('ACTIVATE')
    await desk.request('ACTIVATE', email, 'zh-MO')
    const [mail] = await desk.mails(email)
    expect(mail?.content).toMatch(/^建立帳戶/)
    expect(mail?.path).toMatch(/^\/activate-email\?token=[\w-]{32}&lang=zh-MO$/)
  })

  test('never has its link or code stored in plain text', async () => {
    const email = await addressFor('ACTIVATE')
    const { link, code } = await desk.mailed('ACTIVATE', email)
    const stored = JSON.stringify(await rows())
    expect([stored.includes(link), stored.includes(`"${code}"`)]).toEqual([false, false])
  })
})

describe('the existence of an account for an address', () => {
  /** Returns all responses that a visitor gets for an address, from the request for a code until the code is locked. */
  const seen = async (kind: Kind, email: string) => {
    const answers = [await desk.request(kind, email), await desk.request(kind, email)]
    for (let time = 0; time < 6; time += 1) answers.push(await desk.checkCode(kind, email, '314159'))
    return answers.map(({ status, body }) => [status, body.statusCode, body.data, body.comments.replace(/\d+/g, 'n')])
  }

  test.each(['ACTIVATE', 'RESET'] as const)('is not revealed by the request %s', async (kind) => {
    const known = await addressFor('RESET')
    // Advances the clock so that earlier mails to the account cause no waiting time.
    await gateway.clock.advance(2 * MINUTE)
    expect(await seen(kind, known)).toEqual(await seen(kind, await addressFor('ACTIVATE')))
  })

  test('is revealed only by the mail, which links to the next screen', async () => {
    const known = await addressFor('RESET')
    await desk.request('ACTIVATE', known)
    const stranger = await addressFor('ACTIVATE')
    await desk.request('RESET', stranger)
    expect((await desk.mails(known))[0]).toMatchObject({ kind: 'ACCOUNT_EXISTS', path: '/login-email?lang=en-US' })
    expect((await desk.mails(stranger))[0]).toMatchObject({ kind: 'NO_ACCOUNT', path: '/create-account?lang=en-US' })
    for (const [mail] of [await desk.mails(known), await desk.mails(stranger)])
      expect(mail?.content).not.toMatch(/\d{6}/)
  })

  test('is determined regardless of upper and lower case', async () => {
    const { link } = await desk.mailed('ACTIVATE', 'lin.one@example.com')
    const { body } = await desk.setPassword(link, PASSWORD)
    await gateway.clock.advance(2 * MINUTE)
    await desk.request('ACTIVATE', 'LIN.One@Example.com')
    expect((await desk.mails('lin.one@example.com'))[0]?.kind).toBe('ACCOUNT_EXISTS')
    expect((await desk.logIn('Lin.One@EXAMPLE.com', PASSWORD)).body.data.userId).toBe(body.data.userId)
  })

  test.each([
    ["O'Neill+Tickets%1@Example.com", "o'neill+tickets%1@example.com"],
    // cspell:ignore FSQU fiqs
    ['demo@XN--FSQU00A.xn--fiqs8s', 'demo@例子.中国'],
  ])('accepts the address %s and sends its mail to %s', async (typed, email) => {
    expect((await desk.request('ACTIVATE', typed)).status).toBe(200)
    expect(await desk.mails(email)).toHaveLength(1)
    await gateway.clock.advance(2 * MINUTE)
  })

  test.each(['plain', 'a@b', 'a b@example.com', 'кто@example.com', 'a@-b.com', 'a@xn--0.com'])(
    'rejects the invalid address %s',
    async (email) => expect((await desk.request('ACTIVATE', email)).status).toBe(400),
  )
})

test('allows a second mail to an address after a minute', async () => {
  const email = await addressFor('ACTIVATE')
  await desk.request('ACTIVATE', email)
  const soon = await desk.request('ACTIVATE', email)
  expect([soon.body.statusCode, soon.body.comments]).toEqual([verifyCodeTooSoon, expect.stringMatching(/\d+ seconds/)])
  await gateway.clock.advance(MINUTE + 1)
  expect(await codeOf(desk.request('ACTIVATE', email))).toBe(200)
})

test('ends all logins after a password reset, and notifies the owner by e-mail', async () => {
  const email = await addressFor('RESET')
  const tokens = await Promise.all(
    [1, 2].map(async () => (await desk.logIn(email, OTHER)).body.data.accessToken as string),
  )
  const { link } = await desk.mailed('RESET', email)
  const mine = (await desk.setPassword(link, PASSWORD)).body.data.accessToken as string
  for (const token of tokens) {
    const { body } = await gateway.ask('user/buyer/v3/profile?lang=en', { token })
    expect(body.statusCode).toBe(SESSION_CODES.loggedOut)
    expect(body.comments).toBe('Your password was changed, so this device was logged out. Please log in again')
  }
  expect(await codeOf(gateway.ask('user/buyer/v3/profile', { token: mine }))).toBe(200)
  expect((await desk.mails(email))[0]).toMatchObject({ kind: 'PASSWORD_CHANGED', path: '/forgot-password?lang=en-US' })
})
