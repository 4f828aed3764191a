/* `npm run bench:holds [-- --only pglite|postgres] [--seeds 20]`: 500 buyers hold 2 to 4 seats of one section at once. */
import { type GatewayOptions, startGateway } from '../../../scripts/gateway/core/server'
import { startPostgres } from '../rush/postgres'
import { judge, table, type Verdict } from './judge'
import { playRounds } from './rounds'

const BUYERS = 500
const SOCKETS = 100

const say = (line: string) => process.stderr.write(`${line}\n`)

const option = (name: string): string | null => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? null : (process.argv[at + 1] ?? null)
}

const playOn = async (engine: string, options: GatewayOptions): Promise<Verdict> => {
  say(`${engine}: seeding …`)
  const gateway = await startGateway({ ...options, logLevel: 'silent' })
  try {
    const wanted = { buyers: BUYERS, seeds: Number(option('seeds') ?? 20), sockets: SOCKETS }
    const { rounds, ms } = await playRounds(gateway, wanted, (line) => say(`${engine}: ${line}`))
    return judge(engine, BUYERS, rounds, ms)
  } finally {
    await gateway.close()
  }
}

const onPostgres = async (): Promise<Verdict> => {
  const server = await startPostgres()
  // Whatever ends the bench ends the server too.
  const stop = () => {
    server.stop()
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  try {
    return await playOn('PostgreSQL', { databaseUrl: server.url })
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop)
    server.stop()
  }
}

const run = async (): Promise<void> => {
  const only = option('only')
  const verdicts: Verdict[] = []
  if (only !== 'postgres') verdicts.push(await playOn('PGlite', {}))
  if (only !== 'pglite') verdicts.push(await onPostgres())
  const broken = verdicts.flatMap(({ engine, broken: rules }) => rules.map((rule) => `${engine}: ${rule}`))
  process.stdout.write(`\n${table(verdicts)}\n\n${broken.map((line) => `broken: ${line}\n`).join('')}`)
  process.stdout.write(`${JSON.stringify({ bench: 'holds', met: broken.length === 0, engines: verdicts })}\n`)
  process.exitCode = broken.length === 0 ? 0 : 1
}

run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
