/*
 * `npm run bench:reserve [-- --only pglite|postgres --steps N --buyers N]`: a release and a random walk.
 * At the release, 2,000 buyers send their reservation of one slot twice.
 * The walk runs reservations, waitlists and commands of the venue, ten steps at once.
 * Exits 1 if a rule is broken, a kind of step never succeeded, or the release misses a goal.
 */
import { memoryClock } from '../../../scripts/gateway/core/clock'
import { type GatewayOptions, startGateway } from '../../../scripts/gateway/core/server'
import { conclude, numberOf, onEngines, runBench, say } from '../command'
import { neverDone } from '../machine'
import { play, type Played } from './play'
import { release, type Released } from './release'

/** Before the first slot of a day, so that all slots of the day can be full. */
const START = Date.parse('2026-12-01T08:00:00+08:00')

/** Minimum number of answers per second, as a share of bare inserts. */
const SPEED = 0.5
/** Maximum time of a refusal, as a share of the time of an acceptance (95th percentiles). */
const REFUSAL = 0.5

type Result = Played & { engine: string; released: Released; ms: number }

/** Returns the goals that a release misses. */
const missedGoals = ({ perSecond, barePerSecond, refusedP95, acceptedP95 }: Released): string[] => {
  const goals: [boolean, string][] = [
    [perSecond >= SPEED * barePerSecond, `${(perSecond / barePerSecond).toFixed(2)}× of bare inserts`],
    [refusedP95 <= REFUSAL * acceptedP95, `a refusal takes ${(refusedP95 / acceptedP95).toFixed(2)}× of an acceptance`],
  ]
  return goals.filter(([met]) => !met).map(([, goal]) => goal)
}

const playOn = async (engine: string, options: GatewayOptions): Promise<Result> => {
  const steps = numberOf('steps', 1000)
  say(`${engine}: ${steps} steps …`)
  // The clock only advances in steps, so that a run can be repeated.
  const clock = memoryClock(START, () => 0)
  const gateway = await startGateway({ ...options, clock, logLevel: 'silent' })
  try {
    const begun = Date.now()
    const released = await release(gateway.context, numberOf('buyers', 2000))
    say(`${engine}: ${JSON.stringify(released)}`)
    const seed = Number(process.env.FOYER_SEED ?? 1)
    const played = await play(gateway.context, { steps, seed })
    const { done, missed, notCome } = played
    const rules = [...released.broken, ...played.broken, ...neverDone({ ...done, missed, notCome })]
    const broken = [...rules, ...missedGoals(released)]
    return { engine, ...played, released, broken, ms: Date.now() - begun }
  } finally {
    await gateway.close()
  }
}

const run = async (): Promise<void> => {
  const engines = await onEngines(playOn)
  for (const { engine, broken, ...figures } of engines) {
    process.stdout.write(`${engine}: ${JSON.stringify(figures)}\n${broken.map((rule) => `  ${rule}\n`).join('')}`)
  }
  const met = engines.every(({ broken }) => broken.length === 0)
  conclude('reserve', met, { engines })
}

void runBench(run)
