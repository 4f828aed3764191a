/*
 * `npm run bench:transfer [-- --only pglite|postgres]`: walks through the states of transferred tickets on both
 * databases.
 */
import { memoryClock } from '../../../scripts/gateway/core/clock'
import { type GatewayOptions, startGateway } from '../../../scripts/gateway/core/server'
import { conclude, onEngines, runBench } from '../command'
import { type Walked, walk } from './walk'

const RUNS = 150
const LENGTH = 40

type Result = Partial<Walked> & { engine: string; ms: number; failed: string }

const walkOn = async (engine: string, options: GatewayOptions): Promise<Result> => {
  process.stderr.write(`${engine}: ${RUNS} walks …\n`)
  const gateway = await startGateway({ ...options, clock: memoryClock(Date.now(), () => 0), logLevel: 'silent' })
  const begun = Date.now()
  try {
    const seed = Number(process.env.FOYER_SEED ?? 1)
    const walked = await walk(gateway.context, { runs: RUNS, length: LENGTH, seed })
    return { engine, ...walked, ms: Date.now() - begun, failed: '' }
  } catch (error) {
    return { engine, ms: Date.now() - begun, failed: (error as Error).message }
  } finally {
    await gateway.close()
  }
}

const run = async (): Promise<void> => {
  const engines = await onEngines(walkOn)
  for (const { engine, failed, outcomes = {}, ...figures } of engines) {
    process.stdout.write(`${engine}: ${JSON.stringify(figures)}\n`)
    for (const [name, times] of Object.entries(outcomes))
      process.stdout.write(`  ${String(times).padStart(5)} ${name}\n`)
    if (failed) process.stdout.write(`  ${failed}\n`)
  }
  const met = engines.every(({ failed }) => failed === '')
  conclude('transfer', met, { engines })
}

void runBench(run)
