/* `npm run bench:transfer [-- --only pglite|postgres]`: walks through what can become of tickets that are given, on both databases. */
import { memoryClock } from '../../../scripts/gateway/core/clock'
import { type GatewayOptions, startGateway } from '../../../scripts/gateway/core/server'
import { onPostgres } from '../rush/postgres'
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
  const at = process.argv.indexOf('--only')
  const only = at < 0 ? null : process.argv[at + 1]
  const engines = [
    ...(only === 'postgres' ? [] : [await walkOn('PGlite', {})]),
    ...(only === 'pglite' ? [] : [await onPostgres((databaseUrl) => walkOn('PostgreSQL', { databaseUrl }))]),
  ]
  for (const { engine, failed, outcomes = {}, ...figures } of engines) {
    process.stdout.write(`${engine}: ${JSON.stringify(figures)}\n`)
    for (const [name, times] of Object.entries(outcomes))
      process.stdout.write(`  ${String(times).padStart(5)} ${name}\n`)
    if (failed) process.stdout.write(`  ${failed}\n`)
  }
  const met = engines.every(({ failed }) => failed === '')
  process.stdout.write(`${JSON.stringify({ bench: 'transfer', met, engines })}\n`)
  process.exitCode = met ? 0 : 1
}

run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
