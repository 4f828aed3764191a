import { type GatewayOptions, startGateway } from '../../../../scripts/gateway/core/server'
import { ENVELOPE_CODES } from '@/domain/business-codes/envelope'
import { conclude, numberOf, onEngines, roundsOf, say, verdictTable } from '../../command'
import { holdClient } from '../client'
import { holdAtOnce } from '../crowd'
import { makeAccounts } from '../../command'
import { openCombo } from './combo'
import { rushSets } from './crowd'
import { brokenBySets } from './judge'
import { measurePace } from './pace'

const SOCKETS = 100
/** Maximum time of a set of four sessions, as a multiple of the sum of four holds. */
const SUM = 1.1
/** Maximum 95th percentile of sets in a rush, as a multiple of that of single holds in a rush of as many requests. */
const TAIL = 2

const p95Of = (times: readonly number[]): number =>
  Math.round([...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0)

const playOn = async (engine: string, options: GatewayOptions) => {
  say(`${engine}: seeding …`)
  const gateway = await startGateway({ ...options, logLevel: 'silent' })
  const buyers = numberOf('buyers', 500)
  const client = holdClient(gateway.url, SOCKETS)
  try {
    await openCombo(gateway.context)
    const pace = await measurePace(gateway, client, roundsOf(40))
    say(`${engine}: ${buyers} buyers hold sets from two devices each …`)
    const rush = await rushSets(gateway, client, { buyers, seed: numberOf('seed', 1) })
    const holders = await makeAccounts(
      gateway.context,
      Array.from({ length: buyers * 2 }, (_, at) => `HOLDER${at}`),
    )
    const singles = (await holdAtOnce(client, holders, '108', 1)).flatMap(({ answers }) =>
      answers.map(({ answer }) => answer.ms),
    )
    return {
      engine,
      buyers,
      sets: rush.held.sets.length,
      refused: rush.sets.filter(({ statusCode }) => statusCode !== ENVELOPE_CODES.success).length,
      requestsPerSecond: Math.round(((rush.sets.length + rush.singles.length) / rush.ms) * 1000),
      set: Math.round(pace.set * 10) / 10,
      singles: Math.round(pace.singles * 10) / 10,
      ratio: Math.round((pace.set / pace.singles) * 100) / 100,
      p95: p95Of(rush.sets.map(({ ms }) => ms)),
      singleP95: p95Of(singles),
      broken: brokenBySets(rush),
    }
  } finally {
    client.close()
    await gateway.close()
  }
}

type Verdict = Awaited<ReturnType<typeof playOn>>

const ROWS: [string, (verdict: Verdict) => string | number][] = [
  ['buyers, two devices each', ({ buyers }) => buyers],
  ['sets held', ({ sets }) => sets],
  ['sets refused', ({ refused }) => refused],
  ['requests a second', ({ requestsPerSecond }) => requestsPerSecond],
  ['a set of 4 sessions, ms', ({ set }) => set],
  ['4 single holds, ms', ({ singles }) => singles],
  ['a set by 4 single holds', ({ ratio }) => `${ratio}×`],
  ['p95 of sets in a rush, ms', ({ p95 }) => p95],
  ['p95 of single holds, ms', ({ singleP95 }) => singleP95],
  ['rules', ({ broken }) => (broken.length === 0 ? 'held' : 'BROKEN')],
]

/** Runs `--of sets`: sets of crossing sessions, beside single holds of one of them, and their times. */
export const runSets = async (): Promise<void> => {
  const verdicts = await onEngines(playOn)
  const missed = verdicts.flatMap(({ engine, broken, ratio, p95, singleP95 }) => [
    ...broken.map((rule) => `${engine}: expected ${rule}`),
    ...(ratio > SUM ? [`${engine}: a set takes ${ratio}× the time of four holds, more than ${SUM}×`] : []),
    ...(p95 > TAIL * singleP95
      ? [`${engine}: p95 is ${(p95 / singleP95).toFixed(1)}× of single holds, more than ${TAIL}×`]
      : []),
  ])
  process.stdout.write(`\n${verdictTable(verdicts, ROWS)}\n\n${missed.map((line) => `${line}\n`).join('')}`)
  conclude('holds', missed.length === 0, { of: 'sets', engines: verdicts })
}
