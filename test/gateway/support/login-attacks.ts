import { mailDesk } from '../modules/base/email-account/mailbox'
import type { Answer, TestGateway } from './gateway'

/**
 * Attacks of a script at one network address on the logins of a gateway. The tests judge the answers, and
 * `bench:logins` counts them.
 */

const VICTIM = 'victim@example.com'
export const PASSWORD = 'Lantern-Sea-44'

/** Sends requests one after the other, each right after the last answer. */
export const inTurn = async (count: number, ask: (index: number) => Promise<Answer>): Promise<Answer[]> => {
  const answers: Answer[] = []
  for (let index = 0; index < count; index += 1) answers.push(await ask(index))
  return answers
}
const atOnce = (count: number, ask: (index: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(index)))

/** Returns the status code of a try; `429` is the limit of one route, by the machine's minute. */
export const codeOf = ({ status, body }: Answer): number => (status === 429 ? 429 : body.statusCode)

/** Returns 200 spellings of one mailbox: upper and lower case, dots between the letters. */
export const spellings = (): string[] => {
  const spell = (index: number): string =>
    [...'victim']
      .map((letter, at) => ((index >> at) & 1 ? letter.toUpperCase() : letter))
      .map((letter, at) => (at > 0 && (index >> 6) % at === 1 ? `.${letter}` : letter))
      .join('')
  return [...new Set(Array.from({ length: 400 }, (_, index) => `${spell(index)}@example.com`))].slice(0, 200)
}

/** Creates the tries of an attack. Each needs its own gateway: their limits are shared. */
export const loginAttacks = (test: () => TestGateway) => {
  const desk = mailDesk(test)
  const guess = (email: string, index: number, right: boolean) =>
    desk.logIn(email, right ? PASSWORD : `Guess-${index}-x`)
  const refresh = (refreshToken: string) => desk.post('user/pub/v3/refresh_token', { refreshToken })
  const works = async (answer: Answer): Promise<boolean> =>
    (await test().ask('user/buyer/v3/profile', { token: answer.body.data?.accessToken })).body.statusCode === 200

  return {
    /** Requests codes for as many phones. */
    codes: (count: number) =>
      inTurn(count, (index) =>
        desk.post('user/pub/v3/send_verify_code', {
          cellphone: `139222${String(index).padStart(5, '0')}`,
          countryCode: '86',
        }),
      ),

    /** Guesses at one phone's code, the right one from the middle on. */
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

    /** Guesses at one account's password, the right one from the middle on. */
    passwords: async (count: number) => {
      await desk.account(VICTIM, PASSWORD)
      return inTurn(count, (index) => guess(VICTIM, index, index >= count / 2))
    },

    /** The same in parallel, the last one right. */
    passwordsAtOnce: async (count: number) => {
      await desk.account(VICTIM, PASSWORD)
      return atOnce(count, (index) => guess(VICTIM, index, index === count - 1))
    },

    /** One password at as many accounts. */
    accounts: (count: number) => inTurn(count, (index) => desk.logIn(`stuffed-${index}@example.com`, PASSWORD)),

    /** The same in parallel. */
    accountsAtOnce: (count: number) => atOnce(count, (index) => desk.logIn(`stuffed-${index}@example.com`, PASSWORD)),

    /** One guess at each spelling of a mailbox, the last one right. */
    mailboxes: async () => {
      await desk.account(VICTIM, PASSWORD)
      const all = spellings()
      return inTurn(all.length, (index) => guess(all[index] ?? '', index, index === all.length - 1))
    },

    /** Concurrent renewals of one refresh token. */
    renewals: async (count: number) => {
      const { refreshToken } = await test().signIn()
      return atOnce(count, () => refresh(refreshToken))
    },

    /**
     * The same by a thief, with a token that was replaced earlier, while the buyer renews as well.
     * @returns the thief's answers, and which of all issued tokens work afterwards
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
     * Sends another buyer's open id in every credential field of a login, by a user with their own phone.
     * @returns the answers, and true if the victim's own code still logs the victim in
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

/** Counts each answer. */
export const tally = (answers: readonly Answer[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const answer of answers) counts[codeOf(answer)] = (counts[codeOf(answer)] ?? 0) + 1
  return counts
}
