import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { generate } from '../generate/main'
import { type Outcome, runCheck, stopChecks } from './check'
import { variablesOf } from './environment'
import { SETS } from './list'
import { flakyLines, reportOf } from './report'
import { retryFailures, writeFlaky } from './retry'
import { schedule } from './schedule'
import { parseShard, shardOf } from './shard'

/** Returns git's list of changes, or undefined outside of a clone. */
const changes = (): string | undefined => {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}

const printOutcome = ({ name, passed, failed, seconds, output }: Outcome): void => {
  const counts = passed + failed > 1 ? ` (${passed} passed, ${failed} failed)` : ''
  console.log(`\n── ${name}: ${failed ? 'FAILED' : 'ok'}${counts}, ${seconds.toFixed(1)} s`)
  if (failed) console.log(output.trimEnd())
}

/**
 * Returns a failed outcome if the checks changed files on CI. Elsewhere a developer may edit files during the checks.
 */
const cleanliness = (before: string | undefined): Outcome[] => {
  if (!process.env.CI || before === undefined) return []
  const after = changes() ?? ''
  const failed = after === before ? 0 : 1
  return [
    { name: 'clean tree', passed: 1 - failed, failed, seconds: 0, output: `The checks left changes behind:\n${after}` },
  ]
}

/** Parses the name of a set and the part to run: `run.ts [set] [--shard 1/3]`. */
const readArguments = (): { set: string; shard?: string } => {
  const { values, positionals } = parseArgs({ options: { shard: { type: 'string' } }, allowPositionals: true })
  const [set = 'all', ...others] = positionals
  if (others.length > 0)
    throw new Error(`Invalid arguments "${others.join(' ')}": checks run as a whole. For some tests, use npx jest.`)
  return { set, shard: values.shard }
}

const main = async (): Promise<void> => {
  const { set, shard } = readArguments()
  const every = SETS[set]
  if (!every) throw new Error(`Invalid set "${set}": use ${Object.keys(SETS).join(', ')}.`)
  const checks = shard === undefined ? every : shardOf(every, parseShard(shard))
  if (checks.length === 0) throw new Error(`No check of ${set} is in shard ${shard}. Use fewer shards.`)
  const variables = variablesOf(set, process.env)
  Object.assign(process.env, variables)
  const start = Date.now()
  generate()
  console.log(`Running ${checks.map(({ name }) => name).join(', ')}`)
  const { FOYER_RUN_SEED: seed } = variables
  if (seed) console.log(`Seed ${seed}; repeat with FOYER_SEED=${seed}`)
  const before = changes()
  const ended = await schedule(checks, Math.max(2, availableParallelism()), runCheck, printOutcome)
  const { outcomes, flaky, refusal } = await retryFailures(checks, ended, runCheck, printOutcome)
  if (checks.some(({ isRetried }) => isRetried)) writeFlaky(flaky)
  const cleanTree = cleanliness(before)
  cleanTree.forEach(printOutcome)

  const sum = (part: 'passed' | 'failed'): number =>
    [...outcomes, ...cleanTree].reduce((total, outcome) => total + outcome[part], 0)
  const failed = sum('failed')
  console.log(`\n${reportOf(outcomes).join('\n')}`)
  if (flaky.length) console.log(`\n${flakyLines(flaky).join('\n')}`)
  if (refusal) console.log(`\n${refusal}`)
  console.log(`\n${sum('passed')} passed, ${failed} failed in ${((Date.now() - start) / 1000).toFixed(0)} s`)
  process.exitCode = failed ? 1 : 0
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    stopChecks()
    process.exit(1)
  })

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
