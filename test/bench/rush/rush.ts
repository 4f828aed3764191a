/*
 * `npm run bench:rush [-- --only pglite|postgres]`: 1,000 buyers order one of 100 tickets. Each sends the order twice.
 */
import { type GatewayOptions, startGateway } from '../../../scripts/gateway/core/server'
import { conclude, onEngines, runBench, say } from '../command'
import { rush } from './crowd'
import { judge, table, type Verdict } from './judge'
import { closeSale, openSale } from './sale'

const BUYERS = 1000
const TICKETS = 100
const SOCKETS = 100

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

const run = async (): Promise<void> => {
  const verdicts = await onEngines(rushOn)
  const broken = verdicts.flatMap(({ engine, broken: rules }) => rules.map((rule) => `${engine}: expected ${rule}`))
  process.stdout.write(`\n${table(verdicts)}\n\n${broken.map((line) => `${line}\n`).join('')}`)
  conclude('rush', broken.length === 0, { engines: verdicts })
}

void runBench(run)
