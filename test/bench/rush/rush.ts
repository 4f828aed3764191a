/* `npm run bench:rush [-- --only pglite|postgres]`: 1,000 buyers send their order twice for 100 tickets. */
import { type GatewayOptions, startGateway } from '../../../scripts/gateway/core/server'
import { rush } from './crowd'
import { judge, table, type Verdict } from './judge'
import { startPostgres } from './postgres'
import { closeSale, openSale } from './sale'

const BUYERS = 1000
const TICKETS = 100
const SOCKETS = 100

const say = (line: string) => process.stderr.write(`${line}\n`)

const rushOn = async (engine: string, options: GatewayOptions): Promise<Verdict> => {
  say(`${engine}: seeding …`)
  const gateway = await startGateway({ ...options, logLevel: 'silent' })
  try {
    const buyers = await openSale(gateway.context, BUYERS, TICKETS)
    say(`${engine}: ${BUYERS} buyers, ${BUYERS * 2} orders for ${TICKETS} tickets …`)
    const result = await rush(gateway.url, buyers, SOCKETS)
    return judge(engine, TICKETS, result, await closeSale(gateway.context))
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
    return await rushOn('PostgreSQL', { databaseUrl: server.url })
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop)
    server.stop()
  }
}

const run = async (): Promise<void> => {
  const at = process.argv.indexOf('--only')
  const only = at < 0 ? null : process.argv[at + 1]
  const verdicts: Verdict[] = []
  if (only !== 'postgres') verdicts.push(await rushOn('PGlite', {}))
  if (only !== 'pglite') verdicts.push(await onPostgres())
  const broken = verdicts.flatMap(({ engine, broken: rules }) => rules.map((rule) => `${engine}: expected ${rule}`))
  process.stdout.write(`\n${table(verdicts)}\n\n${broken.map((line) => `${line}\n`).join('')}`)
  process.stdout.write(`${JSON.stringify({ bench: 'rush', met: broken.length === 0, engines: verdicts })}\n`)
  process.exitCode = broken.length === 0 ? 0 : 1
}

run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
