/* `npm run bench:startup [-- --rounds N]`: how soon the storefront shows something, beside a bare Taro page. */
import { rmSync } from 'node:fs'
import { startGateway } from '../../../scripts/gateway/server'
import { bareBuild, ourBuild } from './builds'
import { coldLoad, type Figures } from './load'
import { medians, table, verdicts } from './report'
import { serve } from './serve'

const DEFAULT_ROUNDS = 5

const rounds = (): number => {
  const at = process.argv.indexOf('--rounds')
  const count = at < 0 ? DEFAULT_ROUNDS : Number(process.argv[at + 1])
  if (!Number.isInteger(count) || count < 1) throw new Error('--rounds takes a whole number from 1.')
  return count
}

const measure = async (count: number, bareUrl: string, ourUrl: string): Promise<{ ours: Figures; bare: Figures }> => {
  const loads: { ours: Figures[]; bare: Figures[] } = { ours: [], bare: [] }
  // Interleaved: what else the machine does falls on both alike.
  for (let round = 1; round <= count; round += 1) {
    process.stderr.write(`Round ${round} of ${count} …\n`)
    loads.bare.push(await coldLoad(bareUrl))
    loads.ours.push(await coldLoad(ourUrl))
  }
  return { ours: medians(loads.ours), bare: medians(loads.bare) }
}

const run = async (): Promise<void> => {
  const count = rounds()
  const ourFolder = await ourBuild()
  const bareFolder = await bareBuild()
  const gateway = await startGateway({ logLevel: 'silent' })
  const bareServer = await serve(bareFolder)
  const ourServer = await serve(ourFolder, gateway.url)
  try {
    const { ours, bare } = await measure(count, bareServer.url, ourServer.url)
    const results = verdicts(ours, bare)
    process.stdout.write(`\n${table(ours, bare, results)}\n\n`)
    process.stdout.write(`${JSON.stringify({ bench: 'startup', rounds: count, bare, ours, goals: results })}\n`)
    if (results.some(({ met }) => !met)) process.exitCode = 1
  } finally {
    bareServer.close()
    ourServer.close()
    await gateway.close()
    rmSync(bareFolder, { recursive: true, force: true })
  }
}

run()
  .catch((error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  })
  .finally(() => process.exit())
