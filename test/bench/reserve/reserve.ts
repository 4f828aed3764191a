/*
 * `npm run bench:reserve [-- --only pglite|postgres --steps N]`: a random walk over reservations, waitlists and
 * commands of the venue, ten steps at once. Exits 1 if a rule is broken or a kind of step never succeeded.
 */
import { memoryClock } from '../../../scripts/gateway/core/clock'
import { type GatewayOptions, startGateway } from '../../../scripts/gateway/core/server'
import { conclude, numberOf, onEngines, runBench, say } from '../command'
import { neverDone } from '../machine'
import { play, type Played } from './play'

const playOn = async (engine: string, options: GatewayOptions): Promise<Played & { engine: string; ms: number }> => {
  const steps = numberOf('steps', 1000)
  say(`${engine}: ${steps} steps …`)
  // The clock only advances in steps, so that a run can be repeated.
  const clock = memoryClock(Date.now(), () => 0)
  const gateway = await startGateway({ ...options, clock, logLevel: 'silent' })
  try {
    const begun = Date.now()
    const seed = Number(process.env.FOYER_SEED ?? 1)
    const played = await play(gateway.context, { steps, seed })
    const { done, missed, notCome } = played
    const broken = [...played.broken, ...neverDone({ ...done, missed, notCome })]
    return { engine, ...played, broken, ms: Date.now() - begun }
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
