/*
 * `npm run bench:refund [-- --only pglite|postgres] [--runs 40]`: orders, refunds, gates, providers, the merchant and the clock, some at
 * the same moment; the rules are checked after every step.
 */
import fc from 'fast-check'
import { type GatewayOptions, startGateway } from '../../../scripts/gateway/core/server'
import { onPostgres } from '../rush/postgres'
import { commands } from './commands'
import { type Played, World } from './world'

const option = (name: string): string | null => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? null : (process.argv[at + 1] ?? null)
}

const RUNS = Number(option('runs') ?? 40)
/** Steps of a run at most. */
const STEPS = 40

interface Verdict extends Played {
  engine: string
  ms: number
  broken: string[]
}

const playOn = async (engine: string, options: GatewayOptions): Promise<Verdict> => {
  process.stderr.write(`${engine}: ${RUNS} runs …\n`)
  const gateway = await startGateway({ ...options, logLevel: 'silent' })
  try {
    const begun = Date.now()
    const world = new World(gateway.context)
    await world.open()
    const property = fc.asyncProperty(commands(STEPS), async (steps) => {
      await world.begin()
      await fc.asyncModelRun(() => ({ model: {}, real: world }), steps)
    })
    const seed = Number(process.env.FOYER_SEED ?? 1)
    const { failed, errorInstance, counterexample } = await fc.check(property, {
      numRuns: RUNS,
      seed,
      endOnFailure: true,
    })
    const broken = failed ? [`${String(errorInstance)} after ${String(counterexample)}`] : []
    return { engine, ...world.played, ms: Date.now() - begun, broken }
  } finally {
    await gateway.close()
  }
}

const run = async (): Promise<void> => {
  const only = option('only')
  const engines = [
    ...(only === 'postgres' ? [] : [await playOn('PGlite', {})]),
    ...(only === 'pglite' ? [] : [await onPostgres((databaseUrl) => playOn('PostgreSQL', { databaseUrl }))]),
  ]
  for (const { engine, broken, ...figures } of engines) {
    process.stdout.write(`${engine}: ${JSON.stringify(figures)}\n${broken.map((rule) => `  ${rule}\n`).join('')}`)
  }
  const met = engines.every(({ broken }) => broken.length === 0)
  process.stdout.write(`${JSON.stringify({ bench: 'refund', met, engines })}\n`)
  process.exitCode = met ? 0 : 1
}

run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
