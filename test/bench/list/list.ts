/*
 * `npm run bench:list [-- --of shows|coupons --rounds N --built FOLDER]`: scrolls 2,000 show cards or coupons for 10 s
 * on a slow phone, with and without windowing. With show cards, also scrolls cards with member prices, and compares the
 * first results of a search with a bare fetch and paint.
 */
import { startGateway } from '../../../scripts/gateway/core/server'
import { ourBuild } from '../startup/builds'
import { option, roundsOf, runBench } from '../command'
import { firstResults } from './first-results'
import { type ListName, LISTS } from './lists'
import { medianOf, type Scrolling, table, verdicts } from './report'
import { scrolled } from './scroll'

const medians = (runs: readonly Scrolling[]): Scrolling => ({
  frame: medianOf(runs.map(({ frame }) => frame)),
  nodes: Math.max(...runs.map(({ nodes }) => nodes)),
  growth: medianOf(runs.map(({ growth }) => growth)),
})

const run = async (): Promise<void> => {
  const count = roundsOf(3)
  const of = option('of') ?? 'shows'
  const listOf = LISTS[of as ListName]
  if (!listOf) throw new Error(`Invalid --of "${of}": use ${Object.keys(LISTS).join(', ')}.`)
  const webRoot = option('built') ?? (await ourBuild())
  const gateway = await startGateway({ logLevel: 'silent', port: 0, host: '127.0.0.1', webRoot })
  try {
    const list = await listOf(gateway)
    const ours: Scrolling[] = []
    const whole: Scrolling[] = []
    const member: Scrolling[] = []
    const { memberState } = list
    // Interleaved, so that other load of the machine affects both measurements equally.
    for (let round = 1; round <= count; round += 1) {
      process.stderr.write(`Round ${round} of ${count} …\n`)
      ours.push(await scrolled(gateway.url, list, true))
      whole.push(await scrolled(gateway.url, list, false))
      if (memberState) member.push(await scrolled(gateway.url, { ...list, state: memberState }, true))
    }
    const search = of === 'shows' ? await firstResults(gateway.url) : null
    const figures = { ours: medians(ours), whole: medians(whole), member: memberState ? medians(member) : null, search }
    const goals = verdicts(figures)
    process.stdout.write(`\n${table(figures)}\n\n`)
    process.stdout.write(`${JSON.stringify({ bench: 'list', of, rounds: count, ...figures, goals })}\n`)
    if (goals.some(({ met }) => !met)) process.exitCode = 1
  } finally {
    await gateway.close()
  }
}

void runBench(run).finally(() => process.exit())
