import { mailDesk } from '../modules/base/email-account/mailbox'
import type { Answer, TestGateway } from './gateway'

/**
 * Simulates a script that attacks the logins of a gateway from one network address. Tests check the responses, and
 * `bench:logins` counts them.
 */

const VICTIM = 'victim@example.com'
export const PASSWORD = 'Lantern-Sea-44'

/** Sends requests one after another, each directly after the previous response. */
export const inTurn = async (count: number, ask: (index: number) => Promise<Answer>): Promise<Answer[]> => {
  const answers: Answer[] = []
  for (let index = 0; index < count; index += 1) answers.push(await ask(index))
  return answers
}
const atOnce = (count: number, ask: (index: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(index)))

/**
 * Returns the status code of an attempt. It is `429` if a route's limit of requests per minute (machine time) is
 * exceeded.
 */
export const codeOf = ({ status, body }: Answer): number => (status === 429 ? 429 : body.statusCode)

/** Returns 200 spellings of one e-mail address, which differ in case and dots. */
export const spellings = (): string[] => {
  const spell = (index: number): string =>
    [...'victim']
      .map((letter, at) => ((index >> at) & 1 ? letter.toUpperCase() : letter))
      .map((letter, at) => (at > 0 && (index >> 6) % at === 1 ? `.${letter}` : letter))
      .join('')
  return [...new Set(Array.from({ length: 400 }, (_, index) => `${spell(index)}@example.com`))].slice(0, 200)
}

/** Creates the attacks. Each attack needs a separate gateway, because attacks would share the rate limits. */
export const loginAttacks = (test: () => TestGateway) => {
  const desk = mailDesk(test)
  const guess = (email: string, index: number, right: boolean) =>
    desk.logIn(email, right ? PASSWORD : `Guess-${index}-x`)
  const refresh = (refreshToken: string) => desk.post('user/pub/v3/refresh_token', { refreshToken })
  const works = async (answer: Answer): Promise<boolean> =>
    (await test().ask('user/buyer/v3/profile', { token: answer.body.data?.accessToken })).body.statusCode === 200

  return {
    /** Requests a code for each of `count` phone numbers. */
    codes: (count: number) =>
      inTurn(count, (index) =>
        desk.post('user/pub/v3/send_verify_code', {
          cellphone: `139222${String(index).padStart(5, '0')}`,
          countryCode: '86',
        }),
      ),

    /** Guesses the code of one phone number. The guesses in the second half are correct. */
    codeGuesses: async (count: number) => {
      const cellphone = '13922299999'
      const right = await test().newCode(cellphone)
      const wrong = (index: number) => String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0')
      return inTurn(count, (index) =>
        desk.post('user/pub/v3/login_or_register', {
          ...{ cellphone, countryCode: '86', verifyCode: index >= count / 2 ? right : wrong(index) },
        }),
      )
    },

    /** Guesses the password of one account. The guesses in the second half are correct. */
    passwords: async (count: number) => {
      await desk.account(VICTIM, PASSWORD)
      return inTurn(count, (index) => guess(VICTIM, index, index >= count / 2))
    },

    /** Guesses the password of one account in concurrent requests. Only the last guess is correct. */
    passwordsAtOnce: async (count: number) => {
      await desk.account(VICTIM, PASSWORD)
      return atOnce(count, (index) => guess(VICTIM, index, index === count - 1))
    },

    /** Tries one password at `count` accounts. */
    accounts: (count: number) => inTurn(count, (index) => desk.logIn(`stuffed-${index}@example.com`, PASSWORD)),

    /** Tries one password on `count` accounts in concurrent requests. */
    accountsAtOnce: (count: number) => atOnce(count, (index) => desk.logIn(`stuffed-${index}@example.com`, PASSWORD)),

    /** Guesses a password once for each spelling of an e-mail address. Only the last guess is correct. */
    mailboxes: async () => {
      await desk.account(VICTIM, PASSWORD)
      const all = spellings()
      return inTurn(all.length, (index) => guess(all[index] ?? '', index, index === all.length - 1))
    },

    /** Refreshes the same refresh token `count` times in concurrent requests. */
    renewals: async (count: number) => {
      const { refreshToken } = await test().signIn()
      return atOnce(count, () => refresh(refreshToken))
    },

    /**
     * Refreshes a stolen token that was already replaced, while its owner refreshes the current token.
     * @returns the responses to the thief, and the number of issued tokens that are still valid afterwards
     */
    stolenRenewals: async (count: number) => {
      const { refreshToken } = await test().signIn()
      const heir: string = (await refresh(refreshToken)).body.data.refreshToken
      await test().clock.advance(11_000)
      const [own, ...stolen] = await atOnce(count + 1, (index) => refresh(index === 0 ? heir : refreshToken))
      const given = [own, ...stolen].filter((each): each is Answer => each !== undefined && codeOf(each) === 200)
      const alive = await Promise.all(given.map(works))
      return { answers: stolen, alive: alive.filter(Boolean).length }
    },

    /**
     * Logs in with the attacker's own phone, and sends another buyer's open id in every field of the credential.
     * @returns the responses, and true if the victim's own code still identifies the victim's account
     */
    foreignOpenId: async () => {
      const preLogin = async (code: string) =>
        (await desk.post('user/pub/v3/mini/pre_login', { appId: 'a', platform: 'BANK_MINI', code })).body.data
      const victim = await preLogin('phone_13911119001-1')
      const byPhone = (openTicket: string, at: number) =>
        desk.post('user/pub/v3/mini/login_by_phone', {
          ...{ appId: 'a', platform: 'WEIXIN_MINI', openTicket, phoneCode: `phone_1391111910${at}-1` },
        })
      const byCode = async (cellphone: string, shown: object) =>
        desk.post('user/pub/v3/login_or_register', {
          ...{ cellphone, countryCode: '86', verifyCode: await test().newCode(cellphone), ...shown },
        })
      const { openId } = victim
      const answers = [
        await byPhone(openId, 1),
        await byPhone(`${openId}.${openId}`, 2),
        await byCode('13911119003', { openId, platform: 'BANK_MINI' }),
        await byCode('13911119004', { openTicket: openId }),
        await byCode('13911119005', { openTicket: `${openId}x`, openId }),
      ]
      const after = await preLogin('phone_13911119001-2')
      return { openId: openId as string, answers, isUnaffected: after.login?.userId === victim.login.userId }
    },
  }
}

/** Counts the responses by status code. */
export const tally = (answers: readonly Answer[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const answer of answers) counts[codeOf(answer)] = (counts[codeOf(answer)] ?? 0) + 1
  return counts
}
