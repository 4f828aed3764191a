import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Check } from './check'

const TARGETS = ['h5', 'weapp', 'alipay', 'bank'] as const

const check = (name: string, ...command: Check['command']): Check => ({ name, command, cores: 1 })

const resultsFile = (name: string): string => path.join(tmpdir(), `foyer-${name}-${process.pid}.json`)

/**
 * Number of bytes of bytecode after which V8 optimizes a function, instead of 66 KB. Programs of lint and builds end
 * soon, and tests run each function only a few times. The optimizer took 6 to 30 % of their CPU time (Node.js 20, two
 * cores, November 2026).
 */
const OPTIMIZE_LATE = ['--interrupt-budget=1000000']

const tests = (name: string, ...args: string[]): Check => {
  const countsFile = resultsFile(name)
  const jest = check(name, 'jest', ...args, '--json', `--outputFile=${countsFile}`, '--silent')
  return { ...jest, nodeOptions: OPTIMIZE_LATE, countsFile }
}

/** Makes a check use two cores but start with one free core. The second is free when the previous check ends. */
const onBothCores = (check: Check): Check => ({ ...check, cores: 2, startsOn: 1 })

/** Files that oxfmt formats. */
const SOURCES = '{src,test,scripts,config,types}/**/*.{ts,mts,tsx,js,scss}'

const lint = (name: string, program: string, ...args: string[]): Check =>
  program === 'tsx'
    ? // `tsx` starts Node.js itself and passes these options to it.
      check(name, program, ...OPTIMIZE_LATE, ...args)
    : { ...check(name, program, ...args), nodeOptions: OPTIMIZE_LATE }

/** Lint: imports, sources, style sheets, formatting, spelling, and unused code. */
const LINT: readonly Check[] = [
  lint('floors', 'tsx', 'scripts/checks/floors.mts'),
  lint('oxlint', 'oxlint', '--config', 'config/oxlint/oxlint.config.js', '--threads', '1'),
  lint(
    'stylelint',
    'stylelint',
    '--config',
    'config/stylelint/stylelint.config.js',
    '--cache',
    '--cache-location',
    'node_modules/.cache/stylelint/',
    'src/**/*.{scss,css}',
  ),
  check('layout', 'oxfmt', '--config', 'config/oxfmt.json', '--check', SOURCES),
  lint(
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
  lint('unused', 'tsx', 'scripts/checks/unused.ts'),
  lint('commits', 'tsx', 'scripts/checks/commits.ts'),
  lint('knip', 'knip', '--config', 'config/knip/all.ts', '--no-progress'),
  lint('knip:program', 'knip', '--config', 'config/knip/program.ts', '--no-progress'),
]

/** TypeScript's native compiler. Other tools use the package `typescript` (config/README.md). */
const COMPILER = '../typescript-native/bin/tsc'

const types = (name: string, project: string): Check => check(name, COMPILER, '--project', project, '--singleThreaded')

/**
 * Type checks. The first covers all sources for the web. Each other check covers the sources for one host, with that
 * host's suffixes and globals.
 */
const TYPES: readonly Check[] = [
  types('types', 'tsconfig.json'),
  ...TARGETS.map((host) => types(`types:${host}`, `config/tsconfig/${host}.json`)),
]

/**
 * Returns true for tests of the gateway, of components and of screens. Other tests have no timing, so they cannot be
 * flaky.
 */
const mayBeFlaky = (file: string): boolean => file.startsWith('test/gateway/') || file.endsWith('.test.tsx')

const always = (): boolean => true

const TESTS: readonly Check[] = [{ ...onBothCores(tests('jest', '--maxWorkers=2')), isRetried: mayBeFlaky }]

const BUILDS: readonly Check[] = TARGETS.map((target) => ({
  ...check(`build:${target}`, 'taro', 'build', '--type', target),
  nodeOptions: OPTIMIZE_LATE,
}))

const builds = (targets: readonly string[]): string[] => targets.map((target) => `build:${target}`)

/** Checks of the builds against size budgets and against the JavaScript engines of the hosts. */
const OUTPUT: readonly Check[] = [
  { ...check('size', 'tsx', 'scripts/size/size.ts'), needs: builds(TARGETS) },
  { ...check('host-code', 'tsx', 'scripts/host-code/host-code.ts'), needs: builds(['weapp', 'alipay', 'bank']) },
]

/**
 * Browser tests. Two workers and their browser share one core. With more workers, pages load too slowly on a slow
 * machine.
 */
const JOURNEY: readonly Check[] = [
  { ...tests('e2e', '--config', 'config/jest/e2e.config.js'), isRetried: always, needs: ['build:h5'] },
]

/** Tests the built templates in WeChat's own compiler and component system. */
const NATIVE: Check = { ...tests('native', '--config', 'config/jest/native.config.js'), needs: ['build:weapp'] }
const HOSTS: Check = {
  // Ends the process even if a killed mini program has left a request open.
  ...tests('hosts', '--config', 'config/jest/hosts.config.js', '--maxWorkers=2', '--forceExit'),
  isRetried: always,
  needs: builds(['weapp', 'alipay', 'bank']),
}

/** All checks. `matrix` runs the same checks with `FOYER_MATRIX=1`, which adds tests (environment.ts). */
const ALL: readonly Check[] = [...BUILDS, ...JOURNEY, HOSTS, ...TYPES, ...LINT, NATIVE, ...OUTPUT, ...TESTS]

/**
 * Sets of checks, by name. The set `all` starts with the builds, because other checks need them, and with the longest
 * checks. Small checks use the remaining core. Unit tests have a worker per core and run last on both cores.
 */
export const SETS: Readonly<Record<string, readonly Check[]>> = {
  all: ALL,
  matrix: ALL,
  fast: [...TESTS, ...TYPES, ...LINT],
  lint: LINT,
  typecheck: TYPES,
}
