import { CAPTCHA_CODES } from '@/domain/business-codes/captcha'
import { LOGIN_CODES } from '@/domain/business-codes/login'
import { SESSION_CODES } from '@/domain/business-codes/session'
import { type Answer, testGateway, type TestGateway } from '../../../support/gateway'
import { codeOf, inTurn, loginAttacks, PASSWORD as RIGHT, spellings, tally } from '../../../support/login-attacks'
import { mailDesk } from './mailbox'
import { shareOf } from '../../../../support/scope'

jest.setTimeout(300_000)

const SECOND = 1_000

let gateway: TestGateway
beforeEach(async () => {
  gateway = await testGateway()
})
afterEach(() => gateway.gateway.close())

const desk = mailDesk(() => gateway)
const attack = loginAttacks(() => gateway)

const print = (what: string, answers: readonly Answer[]) =>
  process.stdout.write(`${what}: ${JSON.stringify(tally(answers))}\n`)

const { passwordWrong, verifyCodeLocked, verifyCodeWrong } = LOGIN_CODES
const { captchaNeeded, tooManyCodes, tooManyTries } = CAPTCHA_CODES

const GUESSES = shareOf(600)

describe('an attacking script at one network address', () => {
  test('can check five passwords; even the right password is then refused', async () => {
    const answers = await attack.passwords(GUESSES)
    print('guesses', answers)
    const counts = tally(answers)
    expect(counts[passwordWrong]).toBe(5)
    expect(counts[200]).toBeUndefined()
    expect(Object.keys(counts).sort()).toEqual([String(passwordWrong), String(tooManyTries), '429'].sort())
  })

  test('can check only five passwords in concurrent attempts', async () => {
    const answers = await attack.passwordsAtOnce(GUESSES)
    print('guesses at once', answers)
    expect(tally(answers)[passwordWrong]).toBe(5)
    expect(tally(answers)[200]).toBeUndefined()
  })

  test('must wait after thirty attempts at different accounts', async () => {
    const answers = await attack.accounts(GUESSES)
    print('accounts', answers)
    expect(tally(answers)).toEqual({ [passwordWrong]: 30, [tooManyTries]: GUESSES - 30 })
  })

  test('must wait after thirty concurrent attempts at different accounts', async () => {
    const answers = await attack.accountsAtOnce(GUESSES)
    print('accounts at once', answers)
    expect(tally(answers)).toEqual({ [passwordWrong]: 30, [tooManyTries]: GUESSES - 30 })
  })

  test('can check only five passwords for 200 spellings of one e-mail address', async () => {
    expect(new Set(spellings()).size).toBe(200)
    const answers = await attack.mailboxes()
    print('200 spellings', answers)
    expect(tally(answers)[passwordWrong]).toBe(5)
    expect(tally(answers)[200]).toBeUndefined()
  })

  test('must solve a captcha after thirty code requests', async () => {
    const answers = await attack.codes(120)
    print('120 codes', answers)
    expect(tally(answers)).toEqual({ 200: 30, [captchaNeeded]: 90 })
  })

  test('can check only five of 120 guesses at a code', async () => {
    const answers = await attack.codeGuesses(120)
    print('120 guesses at a code', answers)
    const { [verifyCodeWrong]: looked, ...others } = tally(answers)
    expect(looked).toBe(5)
    expect(Object.keys(others).filter((code) => ![verifyCodeLocked, tooManyTries, 429].includes(Number(code)))).toEqual(
      [],
    )
  })

  test('receives the same refresh token for all concurrent renewals', async () => {
    const heirs = (await attack.renewals(36)).map(({ body }) => body.data.refreshToken)
    expect(new Set(heirs).size).toBe(1)
  })

  test('ends the login when it renews a stolen token', async () => {
    const { answers, alive } = await attack.stolenRenewals(36)
    expect([new Set(answers.map(codeOf)), alive]).toEqual([new Set([SESSION_CODES.tokenException]), 0])
  })

  test('cannot bind another buyer’s open id through any request field', async () => {
    const { answers, isUnaffected, openId } = await attack.foreignOpenId()
    expect(isUnaffected).toBe(true)
    expect(answers.filter(({ body }) => body.data?.openId === openId)).toEqual([])
  })

  test('must solve a captcha after requesting thirty mails, even with varied address spellings', async () => {
    const answers = await inTurn(200, (index) =>
      desk.request('ACTIVATE', `${'v.'.repeat(1 + (index % 40))}x${index % 5}@example.com`),
    )
    print('200 mails', answers)
    expect(tally(answers)[200]).toBeLessThanOrEqual(30)
    expect(answers.at(-1)?.body.statusCode).toBe(captchaNeeded)
  })
})

describe('a lockout after wrong attempts', () => {
  test('shows its remaining time and grows each time until the right password resets it', async () => {
    await desk.account('owner@example.com', RIGHT)
    const wrong = () => desk.logIn('owner@example.com', 'Wrong-Word-1')
    for (let time = 0; time < 5; time += 1) await wrong()
    const waits: (string | number)[] = []
    for (const wait of [30, 60, 120, 240]) {
      const { body } = await wrong()
      waits.push(body.comments)
      expect(body.data.seconds).toBeLessThanOrEqual(wait)
      await gateway.clock.advance((wait + 1) * SECOND)
      expect((await wrong()).body.statusCode).toBe(passwordWrong)
    }
    expect(waits).toEqual([
      expect.stringMatching(/in (29|30) seconds/),
      expect.stringMatching(/in (59|60) seconds/),
      expect.stringMatching(/in (119|120) seconds/),
      expect.stringMatching(/in 4 minutes/),
    ])
    await gateway.clock.advance(16 * 60 * SECOND)
    expect((await desk.logIn('owner@example.com', RIGHT)).body.statusCode).toBe(200)
    expect((await wrong()).body.statusCode).toBe(passwordWrong)
    expect((await desk.logIn('owner@example.com', RIGHT)).body.statusCode).toBe(200)
  })

  test('is reported to the owner of the account once a day', async () => {
    await desk.account('owner@example.com', RIGHT)
    const reports = async () =>
      ((await gateway.ask('console/api/messages')).body.data as { recipient: string; content: string }[]).filter(
        ({ recipient, content }) => recipient === 'owner@example.com' && content.includes('多次输错'),
      )
    const wrong = () => desk.logIn('owner@example.com', 'Wrong-Word-1')
    for (let time = 0; time < 4; time += 1) await wrong()
    expect(await reports()).toEqual([])
    for (let time = 0; time < 3; time += 1) {
      await wrong()
      await gateway.clock.advance(301 * SECOND)
    }
    expect(await reports()).toHaveLength(1)
    await gateway.clock.advance(24 * 60 * 60 * SECOND)
    for (let time = 0; time < 5; time += 1) await wrong()
    expect(await reports()).toHaveLength(2)
  })

  test('blocks the codes of one account only', async () => {
    expect(tooManyCodes).toBe(22030703)
    const { code } = await desk.mailed('ACTIVATE', 'one@example.com')
    for (let time = 0; time < 12; time += 1)
      await desk.checkCode('ACTIVATE', 'one@example.com', code === '000000' ? '1'.repeat(6) : '000000')
    expect((await desk.checkCode('ACTIVATE', 'one@example.com', code)).body.statusCode).toBe(tooManyTries)
    const other = await desk.mailed('ACTIVATE', 'two@example.com')
    expect((await desk.checkCode('ACTIVATE', 'two@example.com', other.code)).body.statusCode).toBe(200)
  })
})
