/*
 * `npm run bench:holds [-- --only pglite|postgres] [--seeds 20]`: 500 buyers hold 2 to 4 seats of one section at once.
 */
import { type GatewayOptions, startGateway } from '../../../scripts/gateway/core/server'
import { conclude, numberOf, onEngines, runBench, say } from '../command'
import { judge, table, type Verdict } from './judge'
import { playRounds } from './rounds'

const BUYERS = 500
const SOCKETS = 100

const playOn = async (engine: string, options: GatewayOptions): Promise<Verdict> => {
  say(`${engine}: seeding …`)
  const gateway = await startGateway({ ...options, logLevel: 'silent' })
  try {
    const wanted = { buyers: BUYERS, seeds: numberOf('seeds', 20), sockets: SOCKETS }
    const { rounds, ms } = await playRounds(gateway, wanted, (line) => say(`${engine}: ${line}`))
    return judge(engine, BUYERS, rounds, ms)
  } finally {
    await gateway.close()
  }
}

const run = async (): Promise<void> => {
  const verdicts = await onEngines(playOn)
  const broken = verdicts.flatMap(({ engine, broken: rules }) => rules.map((rule) => `${engine}: ${rule}`))
  process.stdout.write(`\n${table(verdicts)}\n\n${broken.map((line) => `broken: ${line}\n`).join('')}`)
  conclude('holds', broken.length === 0, { engines: verdicts })
}

void runBench(run)
