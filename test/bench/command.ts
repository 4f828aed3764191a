import type { Gateway } from '../../scripts/gateway/core/context'
import type { GatewayOptions } from '../../scripts/gateway/core/server'
import { onPostgres } from './rush/postgres'

/** Prints a progress line to stderr, because stdout contains the figures. */
export const say = (line: string): void => void process.stderr.write(`${line}\n`)

/** Returns the value of an option on the command line, such as `--only pglite`; null if the option is missing. */
export const option = (name: string): string | null => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? null : (process.argv[at + 1] ?? null)
}

/** Returns the value of an option as a number; `otherwise` if the option is missing. */
export const numberOf = (name: string, otherwise: number): number => Number(option(name) ?? otherwise)

/** Returns the number of rounds from the command line. Throws unless it is an integer of at least 1. */
export const roundsOf = (otherwise: number): number => {
  const count = numberOf('rounds', otherwise)
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`Invalid --rounds "${option('rounds')}": use a whole number from 1.`)
  return count
}

/** Returns the median of at least one value; of an even number of values, the higher of the two in the middle. */
export const medianOf = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]

/** Runs a scenario on both databases, or only on the database of `--only`. */
export const onEngines = async <Result>(
  play: (engine: string, options: GatewayOptions) => Promise<Result>,
): Promise<Result[]> => {
  const only = option('only')
  return [
    ...(only === 'postgres' ? [] : [await play('PGlite', {})]),
    ...(only === 'pglite' ? [] : [await onPostgres((databaseUrl) => play('PostgreSQL', { databaseUrl }))]),
  ]
}

/** Prints the result of a bench as its last line, and fails the command if a rule was broken. */
export const conclude = (bench: string, met: boolean, facts: object): void => {
  process.stdout.write(`${JSON.stringify({ bench, met, ...facts })}\n`)
  process.exitCode = met ? 0 : 1
}

/** Runs a bench. Prints an error of the bench and fails the command. */
export const runBench = async (run: () => Promise<void>): Promise<void> => {
  await run().catch((error: Error) => {
    say(error.stack ?? error.message)
    process.exitCode = 1
  })
}

/** Formats verdicts as a table with a row for each fact and a column for each verdict. */
export const verdictTable = <Verdict extends { engine: string }>(
  verdicts: readonly Verdict[],
  rows: readonly [string, (verdict: Verdict) => string | number][],
): string => {
  const line = (title: string, of: (verdict: Verdict) => string | number) =>
    `${title.padEnd(28)}${verdicts.map((verdict) => String(of(verdict)).padStart(14)).join('')}`
  return [line('', ({ engine }) => engine), ...rows.map(([title, of]) => line(title, of))].join('\n')
}

/** Inserts accounts with these ids. Returns an access token for each of them. */
export const makeAccounts = async ({ db, clock, tokens }: Gateway, ids: readonly string[]): Promise<string[]> => {
  const slice = 500
  for (let at = 0; at < ids.length; at += slice) {
    const rows = ids.slice(at, at + slice).map((id) => ({
      ...{ user_id: id, nickname: id, avatar: '', country_code: '86', cellphone: null, email: null },
      ...{ password_hash: null, sex: 'UNKNOWN', birthday: '', prime_level: 0, created_at: clock.now() },
    }))
    await db.insertInto('users').values(rows).execute()
  }
  return Promise.all(ids.map(async (id) => (await tokens.signIn(id)).accessToken))
}
