/*
 * `npm run bench:kills [-- --only pglite|postgres] [--kills 50] [--seed 1]`: the gateway is killed at random points of orders
 * and payments, started again, and its buyers repeat what was cut.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomOf } from '../../../scripts/gateway/modules/seat/seed/random'
import { startPostgres } from '../rush/postgres'
import { type KillsResult, playKills } from './cycles'
import type { Storage } from './process'

const say = (line: string) => process.stderr.write(`${line}\n`)

const option = (name: string): string | null => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? null : (process.argv[at + 1] ?? null)
}

interface Verdict extends KillsResult {
  engine: string
  seconds: number
}

const playOn = async (engine: string, storage: Storage): Promise<Verdict> => {
  const from = performance.now()
  const kills = Number(option('kills') ?? 50)
  const random = randomOf(`kills ${option('seed') ?? 1}`)
  const result = await playKills(storage, kills, random, (line) => say(`${engine}: ${line}`))
  return { engine, ...result, seconds: Math.round((performance.now() - from) / 1000) }
}

/** Runs over something that is cleaned up, whatever ends the bench. */
const over = async (cleanUp: () => void, work: () => Promise<Verdict>): Promise<Verdict> => {
  const stop = () => {
    cleanUp()
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  try {
    return await work()
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop)
    cleanUp()
  }
}

const onPglite = (): Promise<Verdict> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-kills-'))
  return over(
    () => rmSync(folder, { recursive: true, force: true }),
    () => playOn('PGlite', { GATEWAY_DATA: path.join(folder, 'data') }),
  )
}

const onPostgres = async (): Promise<Verdict> => {
  const server = await startPostgres()
  return over(server.stop, () => playOn('PostgreSQL', { DATABASE_URL: server.url }))
}

const table = (verdicts: readonly Verdict[]): string => {
  const rows: [string, (verdict: Verdict) => string | number][] = [
    ['kills', ({ kills }) => kills],
    ['buyers', ({ buyers }) => buyers],
    ['paid once', ({ paid }) => paid],
    ['told sold out', ({ soldOut }) => soldOut],
    ['time to pay went by', ({ closed }) => closed],
    ['orders asked for again', ({ repeats }) => repeats],
    ['cut while creating an order', ({ cut }) => cut.create],
    ['cut while paying', ({ cut }) => cut.pay + cut.press],
    ['cut while reading', ({ cut }) => cut.price + cut.read],
    ['seconds in all', ({ seconds }) => seconds],
    ['rules', ({ broken }) => (broken.length === 0 ? 'held' : 'BROKEN')],
  ]
  const line = (title: string, cells: (string | number)[]) =>
    `${title.padEnd(30)}${cells.map((cell) => String(cell).padStart(14)).join('')}`
  return [
    line(
      '',
      verdicts.map(({ engine }) => engine),
    ),
    ...rows.map(([title, of]) => line(title, verdicts.map(of))),
  ].join('\n')
}

const run = async (): Promise<void> => {
  const only = option('only')
  const verdicts: Verdict[] = []
  if (only !== 'postgres') verdicts.push(await onPglite())
  if (only !== 'pglite') verdicts.push(await onPostgres())
  const broken = verdicts.flatMap(({ engine, broken: rules }) => rules.map((rule) => `${engine}: ${rule}`))
  process.stdout.write(`\n${table(verdicts)}\n\n${broken.map((line) => `broken: ${line}\n`).join('')}`)
  process.stdout.write(`${JSON.stringify({ bench: 'kills', met: broken.length === 0, engines: verdicts })}\n`)
  process.exitCode = broken.length === 0 ? 0 : 1
}

run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
