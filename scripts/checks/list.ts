import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Check } from './check'

const TARGETS = ['h5', 'weapp', 'alipay', 'bank'] as const

const check = (name: string, ...command: Check['command']): Check => ({ name, command, cores: 1 })

const resultsFile = (name: string): string => path.join(tmpdir(), `foyer-${name}-${process.pid}.json`)

/**
 * V8 optimizes a function after this many bytes of bytecode have run, in place of 66 KB. Programs of lint and builds end
 * soon, and tests run each of our functions a few times: the optimizer took 6 to 30 % of their CPU time (Node 20, two cores,
 * November 2026).
 */
const OPTIMIZE_LATE = ['--interrupt-budget=1000000']

const tests = (name: string, ...args: string[]): Check => {
  const countsFile = resultsFile(name)
  const jest = check(name, 'jest', ...args, '--json', `--outputFile=${countsFile}`, '--silent')
  return { ...jest, nodeOptions: OPTIMIZE_LATE, countsFile }
}

/** Two workers. It starts with one free core: the second is free when the previous check ends. */
const onBothCores = (check: Check): Check => ({ ...check, cores: 2, startsOn: 1 })

/** What has a layout. */
const SOURCES = '{src,test,scripts,config,types}/**/*.{ts,mts,tsx,js,scss}'

const lint = (name: string, program: string, ...args: string[]): Check =>
  program === 'tsx'
    ? // It starts Node.js itself and hands these options on.
      check(name, program, ...OPTIMIZE_LATE, ...args)
    : { ...check(name, program, ...args), nodeOptions: OPTIMIZE_LATE }

/** Lint: the floors, the sources one by one, the sheets, the layout of all of them, the spelling, and what nothing uses. */
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
  lint('knip', 'knip', '--config', 'config/knip/all.ts', '--no-progress'),
  lint('knip:program', 'knip', '--config', 'config/knip/program.ts', '--no-progress'),
]

/** The compiler in its native form; `typescript` itself stays the one that other tools call (config/README.md). */
const COMPILER = '../typescript-native/bin/tsc'

const types = (name: string, project: string): Check => check(name, COMPILER, '--project', project, '--singleThreaded')

/** Everything as the web sees it, then the sources once a host with its own suffixes and the names that its engine has. */
const TYPES: readonly Check[] = [
  types('types', 'tsconfig.json'),
  ...TARGETS.map((host) => types(`types:${host}`, `config/tsconfig/${host}.json`)),
]

/** Tests of the gateway, and of components and screens. Those of pure code have nothing that could make them flaky. */
const mayBeFlaky = (file: string): boolean => file.startsWith('test/gateway/') || file.endsWith('.test.tsx')

const always = (): boolean => true

const TESTS: readonly Check[] = [{ ...onBothCores(tests('jest', '--maxWorkers=2')), isRetried: mayBeFlaky }]

const BUILDS: readonly Check[] = TARGETS.map((target) => ({
  ...check(`build:${target}`, 'taro', 'build', '--type', target),
  nodeOptions: OPTIMIZE_LATE,
}))

const builds = (targets: readonly string[]): string[] => targets.map((target) => `build:${target}`)

/** What was built, against the budgets and the engines of the hosts. */
const OUTPUT: readonly Check[] = [
  { ...check('size', 'tsx', 'scripts/size/size.ts'), needs: builds(TARGETS) },
  { ...check('host-code', 'tsx', 'scripts/host-code/host-code.ts'), needs: builds(['weapp', 'alipay', 'bank']) },
]

/** Two workers and their browser on one core: with more beside them, what waits for a page takes longer than it may on a slow machine. */
const JOURNEY: readonly Check[] = [
  { ...tests('e2e', '--config', 'config/jest/e2e.config.js'), isRetried: always, needs: ['build:h5'] },
]

/** WeChat's own compiler and component system over the built templates, and the three programs inside their hosts. */
const NATIVE: Check = { ...tests('native', '--config', 'config/jest/native.config.js'), needs: ['build:weapp'] }
const HOSTS: Check = {
  // A program that was killed in the middle of a request must not keep the checks from ending.
  ...tests('hosts', '--config', 'config/jest/hosts.config.js', '--maxWorkers=2', '--forceExit'),
  isRetried: always,
  needs: builds(['weapp', 'alipay', 'bank']),
}

/** Every check. `matrix` has the same ones: they run more where `FOYER_MATRIX=1` is set (environment.ts). */
const ALL: readonly Check[] = [...BUILDS, ...JOURNEY, HOSTS, ...TYPES, ...LINT, NATIVE, ...OUTPUT, ...TESTS]

/**
 * The checks of `npm run …`, by name. `all` starts with the builds, which others need, and the longest; small ones use the
 * core that these leave, and unit tests, with a worker a core, keep both cores busy until the end.
 */
export const SETS: Readonly<Record<string, readonly Check[]>> = {
  all: ALL,
  matrix: ALL,
  fast: [...TESTS, ...TYPES, ...LINT],
  lint: LINT,
  typecheck: TYPES,
}
