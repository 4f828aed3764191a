/*
 * `npm run bench:list [-- --rounds N]`: scrolls 2,000 show cards for 10 s on a slow phone, windowed and drawn whole.
 * Also compares the first results of a search with a bare fetch and paint.
 */
import { startGateway } from '../../../scripts/gateway/core/server'
import { ourBuild } from '../startup/builds'
import { roundsOf, runBench } from '../command'
import { firstResults } from './first-results'
import { medianOf, type Scrolling, table, verdicts } from './report'
import { scrolled } from './scroll'

const medians = (runs: readonly Scrolling[]): Scrolling => ({
  frame: medianOf(runs.map(({ frame }) => frame)),
  nodes: Math.max(...runs.map(({ nodes }) => nodes)),
  growth: medianOf(runs.map(({ growth }) => growth)),
})

const run = async (): Promise<void> => {
  const count = roundsOf(3)
  const gateway = await startGateway({ logLevel: 'silent', port: 0, host: '127.0.0.1', webRoot: await ourBuild() })
  try {
    const ours: Scrolling[] = []
    const whole: Scrolling[] = []
    // Interleaved, so that other load of the machine affects both alike.
    for (let round = 1; round <= count; round += 1) {
      process.stderr.write(`Round ${round} of ${count} …\n`)
      ours.push(await scrolled(gateway.url, true))
      whole.push(await scrolled(gateway.url, false))
    }
    const figures = { ours: medians(ours), whole: medians(whole), search: await firstResults(gateway.url) }
    const goals = verdicts(figures)
    process.stdout.write(`\n${table(figures)}\n\n`)
    process.stdout.write(`${JSON.stringify({ bench: 'list', rounds: count, ...figures, goals })}\n`)
    if (goals.some(({ met }) => !met)) process.exitCode = 1
  } finally {
    await gateway.close()
  }
}

void runBench(run).finally(() => process.exit())
