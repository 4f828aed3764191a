/*
 * Runs the browser and harness tests over a slow network: `npm run test:late -- [pattern]`. Each script, call and
 * response is delayed by a random 0 to 1.5 s (test/support/late-answers.ts). A test that fails here depends on the
 * speed of the machine, or reveals an error that buyers see if they tap early. Prints the seed; `FOYER_SEED=n` repeats
 * it. Does not build, but lists missing builds.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { drawSeed } from './environment'

interface LateSet {
  config: string
  args: readonly string[]
  /** Files of the builds that its tests need, by target. */
  builds: Readonly<Record<string, string>>
}

const HOSTS_DIST = process.env.HOSTS_DIST ?? 'dist'

const LATE_SETS: readonly LateSet[] = [
  {
    config: 'config/jest/e2e.config.js',
    args: [],
    builds: { h5: path.join(process.env.FOYER_OUTPUT ?? 'dist/h5', 'index.html') },
  },
  {
    config: 'config/jest/hosts.config.js',
    args: ['--maxWorkers=2', '--forceExit'],
    builds: Object.fromEntries(
      ['weapp', 'alipay', 'bank'].map((target) => [target, path.join(HOSTS_DIST, target, 'app.json')]),
    ),
  },
]

/** Timeout of a test, in ms. It is much longer than without delays. */
const TIMEOUT = 1_200_000

const JEST = 'node_modules/jest/bin/jest.js'

const hasTests = ({ config }: LateSet, pattern: readonly string[]): boolean => {
  const listed = spawnSync(process.execPath, [JEST, '--config', config, '--listTests', ...pattern], {
    encoding: 'utf8',
  })
  return listed.stdout.trim() !== ''
}

/** Returns true for a valid pattern. Jest would run all tests for an invalid pattern. */
const isReadable = (pattern: string): boolean => {
  try {
    return Boolean(new RegExp(pattern))
  } catch {
    return false
  }
}

const main = (pattern: readonly string[]): number => {
  const unreadable = pattern.find((each) => !isReadable(each))
  if (unreadable !== undefined) {
    console.error(`Invalid pattern "${unreadable}": use a regular expression.`)
    return 1
  }
  const sets = LATE_SETS.filter((set) => hasTests(set, pattern))
  if (sets.length === 0) {
    console.error(`No browser or harness test matches ${pattern.join(' ')}.`)
    return 1
  }
  const missing = sets.flatMap(({ builds }) =>
    Object.entries(builds).flatMap(([target, file]) => (existsSync(file) ? [] : [target])),
  )
  if (missing.length > 0) {
    console.error(
      `Missing builds: ${missing.join(', ')}. Run ${missing.map((name) => `npm run build:${name}`).join(', ')}.`,
    )
    return 1
  }
  const seed = drawSeed(process.env.FOYER_SEED)
  console.log(`Seed ${seed}; repeat with FOYER_SEED=${seed}`)
  const statuses = sets.map(({ config, args }) => {
    const settings = ['--config', config, `--testTimeout=${TIMEOUT}`, ...args]
    const { status } = spawnSync(process.execPath, [JEST, ...settings, ...pattern], {
      stdio: 'inherit',
      env: { ...process.env, FOYER_LATE: String(seed) },
    })
    return status ?? 1
  })
  return Math.max(...statuses)
}

process.exitCode = main(process.argv.slice(2))
