import { CAPTCHA_CODES } from '@/domain/business-codes/captcha'
import { LOGIN_CODES } from '@/domain/business-codes/login'
import type { Answer } from '../../support/gateway'
import { testGateway, type TestGateway } from '../../support/gateway'
import { mailDesk } from './mailbox'

jest.setTimeout(300_000)

const RIGHT = 'Lantern-Sea-44'
const SECOND = 1_000

let gateway: TestGateway
beforeEach(async () => {
  gateway = await testGateway()
})
afterEach(() => gateway.gateway.close())

const desk = mailDesk(() => gateway)

/** How often each answer came: `429` is the limit of one route, by the machine's minute. */
const tally = (answers: readonly Answer[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const name = status === 429 ? '429' : String(body.statusCode)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
const print = (what: string, answers: readonly Answer[]) =>
  process.stdout.write(`${what}: ${JSON.stringify(tally(answers))}\n`)

/** One after the other, as fast as they are answered. */
const inTurn = async (count: number, ask: (index: number) => Promise<Answer>): Promise<Answer[]> => {
  const answers: Answer[] = []
  for (let index = 0; index < count; index += 1) answers.push(await ask(index))
  return answers
}
const { passwordWrong } = LOGIN_CODES
const { captchaNeeded, tooManyCodes, tooManyTries } = CAPTCHA_CODES

describe('a script at one address', () => {
  test('600 guesses at a password: five are looked at, and the right one among the others is not', async () => {
    await desk.account('victim@example.com', RIGHT)
    const answers = await inTurn(600, (index) =>
      desk.logIn('victim@example.com', index >= 300 ? RIGHT : `Guess-${index}-x`),
    )
    print('600 guesses', answers)
    const counts = tally(answers)
    expect(counts[passwordWrong]).toBe(5)
    expect(counts[200]).toBeUndefined()
    expect(Object.keys(counts).sort()).toEqual([String(passwordWrong), String(tooManyTries), '429'].sort())
  })

  test('600 at once are no way round', async () => {
    await desk.account('victim@example.com', RIGHT)
    const answers = await Promise.all(
      Array.from({ length: 600 }, (_, index) =>
        desk.logIn('victim@example.com', index === 599 ? RIGHT : `Guess-${index}-x`),
      ),
    )
    print('600 guesses at once', answers)
    expect(tally(answers)[passwordWrong]).toBe(5)
    expect(tally(answers)[200]).toBeUndefined()
  })

  test('600 guesses at 600 accounts: the address has to wait after thirty', async () => {
    const answers = await inTurn(600, (index) => desk.logIn(`stuffed-${index}@example.com`, RIGHT))
    print('600 accounts', answers)
    expect(tally(answers)).toEqual({ [passwordWrong]: 30, [tooManyTries]: 570 })
  })

  test('200 spellings of one mailbox share its tries', async () => {
    await desk.account('victim@example.com', RIGHT)
    const spell = (index: number): string =>
      [...'victim']
        .map((letter, at) => ((index >> at) & 1 ? letter.toUpperCase() : letter))
        .map((letter, at) => (at > 0 && (index >> 6) % at === 1 ? `.${letter}` : letter))
        .join('')
    const spellings = [...new Set(Array.from({ length: 400 }, (_, index) => `${spell(index)}@example.com`))].slice(
      0,
      200,
    )
    expect(spellings).toHaveLength(200)
    const answers = await inTurn(200, (index) =>
      desk.logIn(spellings[index]!, index === 199 ? RIGHT : `Guess-${index}-x`),
    )
    print('200 spellings', answers)
    expect(tally(answers)[passwordWrong]).toBe(5)
    expect(tally(answers)[200]).toBeUndefined()
  })

  test('120 codes: the captcha comes after thirty', async () => {
    const send = (index: number) =>
      desk.post('user/pub/v3/send_verify_code', {
        cellphone: `139222${String(index).padStart(5, '0')}`,
        countryCode: '86',
      })
    const answers = await inTurn(120, send)
    print('120 codes', answers)
    expect(tally(answers)).toEqual({ 200: 30, [captchaNeeded]: 90 })
  })

  test('200 mails to spellings of one mailbox: five are sent', async () => {
    const answers = await inTurn(200, (index) =>
      desk.request('ACTIVATE', `${'v.'.repeat(1 + (index % 40))}x${index % 5}@example.com`),
    )
    print('200 mails', answers)
    expect(tally(answers)[200]).toBeLessThanOrEqual(30)
    expect(answers.at(-1)?.body.statusCode).toBe(captchaNeeded)
  })
})

describe('a wait', () => {
  test('is told in words, grows, and is forgiven by the right password', async () => {
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

  test('of a code is for its account alone', async () => {
    expect(tooManyCodes).toBe(22030703)
    const { code } = await desk.mailed('ACTIVATE', 'one@example.com')
    for (let time = 0; time < 12; time += 1)
      await desk.checkCode('ACTIVATE', 'one@example.com', code === '000000' ? '1'.repeat(6) : '000000')
    expect((await desk.checkCode('ACTIVATE', 'one@example.com', code)).body.statusCode).toBe(tooManyTries)
    const other = await desk.mailed('ACTIVATE', 'two@example.com')
    expect((await desk.checkCode('ACTIVATE', 'two@example.com', other.code)).body.statusCode).toBe(200)
  })
})
