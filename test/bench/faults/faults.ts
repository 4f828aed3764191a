/*
 * `npm run bench:faults [-- --only pglite|postgres]`: runs the table of payment faults in all variants of paying. The
 * orders are orders of tickets and of items, on both databases.
 */
import { memoryClock } from '../../../scripts/gateway/core/clock'
import { type GatewayOptions, startGateway } from '../../../scripts/gateway/core/server'
import { conclude, onEngines, runBench, say } from '../command'
import { bound } from './bound-goods'
import { items } from './item-goods'
import { openFaults } from './play'
import { FAULTS } from './table'
import { tickets } from './ticket-goods'
import { WAYS } from './ways'

const GOODS = [tickets, items, bound]

interface Verdict {
  engine: string
  cells: number
  broken: string[]
}

const playOn = async (engine: string, options: GatewayOptions): Promise<Verdict> => {
  // Only the faults move the clock: a busy machine must not let a notification become due.
  let time = Date.now()
  const clock = memoryClock(time, () => (time += 1))
  const gateway = await startGateway({ ...options, clock, logLevel: 'silent' })
  try {
    const broken: string[] = []
    for (const goods of GOODS) {
      const play = await openFaults({ gateway, advance: clock.advance }, goods, FAULTS.length)
      for (const fault of FAULTS) {
        const rules = await play(fault)
        broken.push(...rules.map((rule) => `${goods.name}, ${fault.name}, ${rule}`))
        say(`${engine}: ${goods.name}: ${fault.name}: ${rules.length === 0 ? 'held' : 'BROKEN'}`)
      }
    }
    return { engine, cells: GOODS.length * FAULTS.length * WAYS.length, broken }
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
