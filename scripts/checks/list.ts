import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Check } from './check'

const TARGETS = ['h5', 'weapp', 'alipay', 'bank'] as const

const check = (name: string, ...command: Check['command']): Check => ({ name, command, cores: 1 })

const resultsFile = (name: string): string => path.join(tmpdir(), `foyer-${name}-${process.pid}.json`)

const jest = (name: string, ...args: string[]): Check => {
  const countsFile = resultsFile(name)
  return { ...check(name, 'jest', ...args, '--json', `--outputFile=${countsFile}`, '--silent'), countsFile }
}

/** Two workers. It starts with one free core: the second is free when the previous check ends. */
const onBothCores = (check: Check): Check => ({ ...check, cores: 2, startsOn: 1 })

const cache = (tool: string): string[] => ['--cache', '--cache-location', `node_modules/.cache/${tool}/`]

/** Lint: the floors, the sources one by one, the sheets, the layout of all of them, the spelling, and what nothing uses. */
const LINT: readonly Check[] = [
  check('floors', 'tsx', 'scripts/checks/floors.mts'),
  check(
    'eslint',
    'eslint',
    '--config',
    'config/eslint/eslint.config.js',
    '--max-warnings',
    '0',
    ...cache('eslint'),
    '.',
  ),
  check(
    'stylelint',
    'stylelint',
    '--config',
    'config/stylelint/stylelint.config.js',
    ...cache('stylelint'),
    'src/**/*.{scss,css}',
  ),
  check(
    'prettier',
    'prettier',
    '--check',
    '--log-level',
    'warn',
    '--cache',
    '--cache-location',
    'node_modules/.cache/prettier.json',
    '{src,test,scripts,config,types}/**/*.{ts,mts,tsx,js,scss}',
  ),
  check(
    'cspell',
    'cspell',
    'lint',
    '--config',
    'config/cspell/cspell.json',
    '--no-progress',
    '--no-summary',
    '--cache',
    '--cache-location',
    'node_modules/.cache/cspell.json',
  ),
  check('unused', 'tsx', 'scripts/checks/unused.ts'),
  check('knip', 'knip', '--config', 'config/knip/all.ts', '--no-progress'),
  check('knip:program', 'knip', '--config', 'config/knip/program.ts', '--no-progress'),
]

/** TypeScript over everything, then once a host with the names that its engine has: one process (types.ts). */
const types = (): Check => {
  const countsFile = resultsFile('types')
  return { ...check('types', 'tsx', 'scripts/checks/types.ts', '--output', countsFile), countsFile }
}

const TYPES: readonly Check[] = [types()]

const TESTS: readonly Check[] = [onBothCores(jest('jest', '--maxWorkers=2'))]

const BUILDS: readonly Check[] = TARGETS.map((target) => check(`build:${target}`, 'taro', 'build', '--type', target))

const builds = (targets: readonly string[]): string[] => targets.map((target) => `build:${target}`)

/** What was built, against the budgets and the engines of the hosts. */
const OUTPUT: readonly Check[] = [
  { ...check('size', 'tsx', 'scripts/size/size.ts'), needs: builds(TARGETS) },
  { ...check('host-code', 'tsx', 'scripts/host-code/host-code.ts'), needs: builds(['weapp', 'alipay', 'bank']) },
]

const JOURNEY: readonly Check[] = [
  { ...onBothCores(jest('e2e', '--config', 'config/jest/e2e.config.js')), needs: ['build:h5'] },
]

/** WeChat's own compiler and component system over the built templates, and the three programs inside their hosts. */
const NATIVE: Check = { ...jest('native', '--config', 'config/jest/native.config.js'), needs: ['build:weapp'] }
const HOSTS: Check = {
  // Two workers that wait as much as they work: one core's load. A program that was killed in the middle of a request must
  // not keep the checks from ending.
  ...jest('hosts', '--config', 'config/jest/hosts.config.js', '--maxWorkers=2', '--forceExit'),
  needs: builds(['weapp', 'alipay', 'bank']),
}

/**
 * The checks of `npm run …`, by name. `all` starts with the builds, which others need, continues with the longest, and
 * ends with small ones, so that both cores are busy until the end.
 */
export const SETS: Readonly<Record<string, readonly Check[]>> = {
  all: [...BUILDS, ...JOURNEY, HOSTS, ...TESTS, ...TYPES, ...LINT, NATIVE, ...OUTPUT],
  fast: [...TESTS, ...TYPES, ...LINT],
  lint: LINT,
  typecheck: TYPES,
}
