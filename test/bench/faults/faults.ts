/*
 * `npm run bench:faults [-- --only pglite|postgres]`: plays the fault table of payments in all variants on both
 * databases.
 */
import { memoryClock } from '../../../scripts/gateway/core/clock'
import { type GatewayOptions, startGateway } from '../../../scripts/gateway/core/server'
import { conclude, onEngines, runBench } from '../command'
import { openFaults } from './play'
import { FAULTS } from './table'
import { WAYS } from './ways'

interface Verdict {
  engine: string
  cells: number
  broken: string[]
}

const playOn = async (engine: string, options: GatewayOptions): Promise<Verdict> => {
  const clock = memoryClock(Date.now())
  const gateway = await startGateway({ ...options, clock, logLevel: 'silent' })
  try {
    const play = await openFaults({ gateway, advance: clock.advance }, FAULTS.length)
    const broken: string[] = []
    for (const fault of FAULTS) {
      const rules = await play(fault)
      broken.push(...rules.map((rule) => `${fault.name}, ${rule}`))
      process.stderr.write(`${engine}: ${fault.name}: ${rules.length === 0 ? 'held' : 'BROKEN'}\n`)
    }
    return { engine, cells: FAULTS.length * WAYS.length, broken }
  } finally {
    await gateway.close()
  }
}

const run = async (): Promise<void> => {
  const verdicts = await onEngines(playOn)
  for (const { engine, cells, broken } of verdicts) {
    const lines = broken.map((rule) => `  ${rule}\n`).join('')
    process.stdout.write(`${engine}: ${cells} cells, ${broken.length} rules broken\n${lines}`)
  }
  const met = verdicts.every(({ broken }) => broken.length === 0)
  conclude('faults', met, { engines: verdicts })
}

void runBench(run)
