/*
 * `npm run bench:holds [-- --only pglite|postgres] [--seeds 20]`: 500 buyers hold 2 to 4 seats of one section at once.
 * `npm run bench:holds -- --of sets [--buyers 500] [--rounds 40]`: buyers hold sets of four sessions at once, from two
 * devices each, while others hold single seats of one of the sessions. Compares the times with single holds.
 */
import { type GatewayOptions, startGateway } from '../../../scripts/gateway/core/server'
import { conclude, numberOf, onEngines, option, runBench, say } from '../command'
import { judge, table, type Verdict } from './judge'
import { playRounds } from './rounds'
import { runSets } from './sets/sets'

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

void runBench(option('of') === 'sets' ? runSets : run)
