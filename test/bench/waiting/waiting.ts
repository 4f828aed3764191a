/*
 * `npm run bench:waiting [-- --buyers N]`: compares the wait that queueing buyers see with their real wait. Exits 1 if
 * a goal is missed.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { memoryClock } from '../../../scripts/gateway/core/clock'
import type { FaultAnswer } from '../../../scripts/gateway/core/faults/kinds'
import { startGateway } from '../../../scripts/gateway/core/server'
import { conclude, numberOf, runBench } from '../command'
import { crowd, type Published, ROUTE } from './crowd'
import { type Expected, judge, table, type Verdict } from './judge'

const RATE_PER_MINUTE = 600
/** Period in which the buyers arrive evenly, ms. */
const ARRIVAL = 10_000
/** Start and duration of a period without admissions, ms. */
const STOP = { at: 15_000, ms: 30_000 }
/** Time until the responses to all buyers reflect the stop, ms. */
const NOTICE = 20_000

interface Scenario {
  name: string
  ahead: number
  tells: FaultAnswer<'queue'>['tells']
  published?: Published
  stops?: true
  expected: Expected
}

/** Makes clients retry at least every 5 s, as in a sale whose gateway updates the wait often. */
const often: Published = (waiting) => ({ ...waiting, retryAfterMs: Math.min(5_000, Number(waiting.retryAfterMs)) })

const SCENARIOS: readonly Scenario[] = [
  { name: 'steady, rate published', ahead: 300, tells: 'all', expected: { hasEstimate: true } },
  {
    name: 'half the published rate',
    ahead: 600,
    tells: 'all',
    published: (waiting) => ({ ...often(waiting), ratePerMinute: RATE_PER_MINUTE * 2 }),
    expected: { hasEstimate: true },
  },
  { name: 'steady, only the position published', ahead: 100, tells: 'place', expected: { hasEstimate: true } },
  {
    name: 'admissions stop for 30 s',
    ahead: 400,
    tells: 'all',
    published: often,
    stops: true,
    expected: { hasEstimate: null, unknownBetween: [STOP.at + NOTICE, STOP.at + STOP.ms] },
  },
  { name: 'only the rate published', ahead: 100, tells: 'rate', expected: { hasEstimate: false } },
]

/** Simulates the machine's clock. Returns a function that ends the simulation. */
const createTime = () => {
  let stoppedAt: number | null = null
  let lost = 0
  return {
    now: () => (stoppedAt ?? Date.now()) - lost,
    stop: async (ms: number) => {
      stoppedAt = Date.now()
      await delay(ms)
      lost += Date.now() - stoppedAt
      stoppedAt = null
    },
  }
}

const play = async ({ name, ahead, tells, published, stops, expected }: Scenario): Promise<Verdict> => {
  process.stderr.write(`${name} …\n`)
  const time = createTime()
  const gateway = await startGateway({ clock: memoryClock(time.now(), time.now), logLevel: 'silent' })
  try {
    const fault = { route: ROUTE, answer: { kind: 'queue', ahead, ratePerMinute: RATE_PER_MINUTE, tells } }
    const set = await fetch(`${gateway.url}/console/api/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    })
    if (!set.ok) throw new Error(`The queue was refused: ${await set.text()}`)
    const waiting = crowd(gateway.url, numberOf('buyers', 200), ARRIVAL, published ?? ((sent) => sent))
    if (stops) await delay(STOP.at).then(() => time.stop(STOP.ms))
    return judge(name, await waiting, expected)
  } finally {
    await gateway.close()
  }
}

const run = async (): Promise<void> => {
  const verdicts: Verdict[] = []
  for (const scenario of SCENARIOS) {
    const verdict = await play(scenario)
    process.stderr.write(`${JSON.stringify(verdict)}\n`)
    verdicts.push(verdict)
  }
  const broken = verdicts.flatMap(({ name, broken: rules }) => rules.map((rule) => `${name}: expected ${rule}`))
  process.stdout.write(`\n${table(verdicts)}\n\n${broken.map((line) => `${line}\n`).join('')}`)
  conclude('waiting', broken.length === 0, { scenarios: verdicts })
}

void runBench(run)
