/*
 * `npm run bench:kills [-- --within orders|refund|rebook|return|coupon|card|points|item|bound|goods]
 * [--only pglite|postgres] [--kills 50] [--seed 1]`
 * Kills the gateway at random moments of orders, payments, refunds, rebookings, resales, cards, points, item orders and
 * carts.
 * Starts it again, and the buyers repeat the interrupted requests.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomOf } from '../../../scripts/gateway/modules/trade/seat/seed/random'
import { startPostgres } from '../rush/postgres'
import { conclude, option, runBench, say, verdictTable } from '../command'
import { type KillsResult, playKills } from './cycles'
import { type PlayName, PLAYS } from './plays'
import type { Storage } from './process'

interface Verdict extends KillsResult {
  within: PlayName
  engine: string
  seconds: number
}

const playOn = async (within: PlayName, engine: string, storage: Storage): Promise<Verdict> => {
  const from = performance.now()
  const kills = Number(option('kills') ?? 50)
  const random = randomOf(`kills ${option('seed') ?? 1}`)
  const result = await playKills(within, {
    ...{ storage, kills, random },
    say: (line) => say(`${within}, ${engine}: ${line}`),
  })
  return { within, engine, ...result, seconds: Math.round((performance.now() - from) / 1000) }
}

/** Runs `work` and then `cleanUp`, even if the bench is interrupted. */
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

const onPglite = (within: PlayName): Promise<Verdict> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-kills-'))
  return over(
    () => rmSync(folder, { recursive: true, force: true }),
    () => playOn(within, 'PGlite', { GATEWAY_DATA: path.join(folder, 'data') }),
  )
}

const onPostgres = async (within: PlayName): Promise<Verdict> => {
  const server = await startPostgres()
  return over(server.stop, () => playOn(within, 'PostgreSQL', { DATABASE_URL: server.url }))
}

/** Formats the results of both engines side by side. */
const table = (verdicts: readonly Verdict[]): string => {
  const names = (of: (verdict: Verdict) => Record<string, number>) => [
    ...new Set(verdicts.flatMap((verdict) => Object.keys(of(verdict)))),
  ]
  const rows: [string, (verdict: Verdict) => string | number][] = [
    ['kills', ({ kills }) => kills],
    ['buyers', ({ actors }) => actors],
    ...names(({ ends }) => ends).map((end): (typeof rows)[number] => [`  ${end}`, ({ ends }) => ends[end] ?? 0]),
    ['repeated with the same key', ({ repeats }) => repeats],
    ...names(({ cut }) => cut).map((step): (typeof rows)[number] => [`  cut: ${step}`, ({ cut }) => cut[step] ?? 0]),
    ['seconds in all', ({ seconds }) => seconds],
    ['rules', ({ broken }) => (broken.length === 0 ? 'held' : 'BROKEN')],
  ]
  return verdictTable(verdicts, rows)
}

const run = async (): Promise<void> => {
  const [only, wanted] = [option('only'), option('within')]
  const plays = (Object.keys(PLAYS) as PlayName[]).filter((name) => wanted === null || name === wanted)
  if (plays.length === 0) throw new Error(`Invalid --within "${wanted}": use ${Object.keys(PLAYS).join(', ')}.`)
  const all: Verdict[] = []
  for (const within of plays) {
    const verdicts: Verdict[] = []
    if (only !== 'postgres') verdicts.push(await onPglite(within))
    if (only !== 'pglite') verdicts.push(await onPostgres(within))
    process.stdout.write(`\n${within}\n${table(verdicts)}\n`)
    all.push(...verdicts)
  }
  const broken = all.flatMap(({ within, engine, broken: rules }) =>
    rules.map((rule) => `${within}, ${engine}: ${rule}`),
  )
  process.stdout.write(`\n${broken.map((line) => `broken: ${line}\n`).join('')}`)
  conclude('kills', broken.length === 0, { engines: all })
}

void runBench(run)
