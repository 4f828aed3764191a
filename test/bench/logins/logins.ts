/* `npm run bench:logins`: a script at one address attacks the logins of a gateway. Exits 1 when an attack succeeds. */
import { CAPTCHA_CODES } from '@/domain/business-codes/captcha'
import { LOGIN_CODES } from '@/domain/business-codes/login'
import { SESSION_CODES } from '@/domain/business-codes/session'
import { type Answer, type TestGateway, testGateway } from '../../gateway/support/gateway'
import { codeOf, loginAttacks } from '../../gateway/support/login-attacks'
import { conclude, runBench } from '../command'
import { type Figures, table } from './table'

type Attacks = ReturnType<typeof loginAttacks>

const { passwordWrong, verifyCodeWrong } = LOGIN_CODES
const looked = (answers: readonly Answer[], code: number): number =>
  answers.filter((answer) => codeOf(answer) === code).length
const taken = (answers: readonly Answer[]): number => looked(answers, 200)

/** Number of codes that one address may request before the gateway requires a captcha. */
const FREE_CODES = 30

/** Counts the guesses of an attack: how many the gateway checked, and how many gave access. */
const guesses = (what: string, answers: readonly Answer[], wrong: number): Figures => ({
  ...{ what, answers, through: taken(answers), looked: looked(answers, wrong) + taken(answers) },
})

/** Limit for the 95th percentile of other buyers' waiting time during an attack, ms. */
const MAX_WAIT = 1_000

/** Returns the 95th percentile of the duration of another buyer's calls while `attack` runs, ms. */
const waitBeside = async (test: TestGateway, attack: Promise<unknown>): Promise<number> => {
  let over = false
  void attack.finally(() => (over = true))
  const times: number[] = []
  while (!over) {
    const begun = performance.now()
    await test.ask('home/pub/v3/venues')
    times.push(performance.now() - begun)
  }
  times.sort((one, other) => one - other)
  return Math.round(times[Math.ceil(times.length * 0.95) - 1] ?? 0)
}

const ATTACKS: readonly ((attack: Attacks, test: TestGateway) => Promise<Figures>)[] = [
  async (attack) => {
    const answers = await attack.codes(120)
    const sent = taken(answers)
    return { what: 'codes to 120 phones', answers, looked: sent, through: Math.max(0, sent - FREE_CODES) }
  },
  async (attack) => guesses('120 guesses at one code', await attack.codeGuesses(120), verifyCodeWrong),
  async (attack) => guesses('600 guesses at a password', await attack.passwords(600), passwordWrong),
  async (attack) => guesses('600 of them at once', await attack.passwordsAtOnce(600), passwordWrong),
  async (attack) => guesses('600 accounts, one password', await attack.accounts(600), passwordWrong),
  async (attack) => guesses('600 accounts, at once', await attack.accountsAtOnce(600), passwordWrong),
  async (attack, test) => {
    const tries = attack.accountsAtOnce(1_000)
    const waited = await waitBeside(test, tries)
    const figures = guesses(`1,000 at once, others ${waited} ms`, await tries, passwordWrong)
    return waited < MAX_WAIT ? figures : { ...figures, through: figures.through + 1 }
  },
  async (attack) => guesses('200 spellings of an address', await attack.mailboxes(), passwordWrong),
  async (attack) => {
    const answers = await attack.renewals(36)
    const heirs = new Set(answers.map(({ body }) => body.data?.refreshToken).filter(Boolean)).size
    return { what: '36 racing renewals', answers, looked: heirs, through: heirs - 1 }
  },
  async (attack) => {
    const { answers, alive } = await attack.stolenRenewals(36)
    return { what: '36 of a stolen token', answers, looked: taken(answers), through: alive }
  },
  async (attack) => {
    const { answers, isUnaffected, openId } = await attack.foreignOpenId()
    const bound = answers.filter(({ body }) => body.data?.openId === openId).length
    return { what: 'another buyer’s open id', answers, looked: bound, through: bound + (isUnaffected ? 0 : 1) }
  },
]

/** Names of the business codes in the responses, as in the source. */
const NAMES = new Map<number, string>([
  [200, 'taken'],
  [429, 'limit of the route'],
  ...Object.entries({ ...LOGIN_CODES, ...CAPTCHA_CODES, ...SESSION_CODES }).map(([name, code]): [number, string] => [
    code,
    name,
  ]),
])

/**
 * Each attack runs on a separate gateway, because the limits of a shared gateway would also count the other attacks.
 */
const play = async (run: (typeof ATTACKS)[number]): Promise<Figures> => {
  const test = await testGateway()
  try {
    return await run(
      loginAttacks(() => test),
      test,
    )
  } finally {
    await test.gateway.close()
  }
}

const run = async (): Promise<void> => {
  const figures: Figures[] = []
  for (const attack of ATTACKS) figures.push(await play(attack))
  const met = figures.every(({ through }) => through === 0)
  process.stdout.write(`\n${table(figures, (answer) => NAMES.get(codeOf(answer)) ?? String(codeOf(answer)))}\n\n`)
  const rows = figures.map(({ what, answers, ...counts }) => ({ what, tried: answers.length, ...counts }))
  conclude('logins', met, { attacks: rows })
}

void runBench(run)
