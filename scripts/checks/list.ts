import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Check } from './check'

const TARGETS = ['h5', 'weapp', 'alipay', 'bank'] as const

const check = (name: string, ...command: Check['command']): Check => ({ name, command, cores: 1 })

const jest = (name: string, ...args: string[]): Check => {
  const countsFile = path.join(tmpdir(), `foyer-${name}-${process.pid}.json`)
  return { ...check(name, 'jest', ...args, '--json', `--outputFile=${countsFile}`, '--silent'), countsFile }
}

const cache = (tool: string): string[] => ['--cache', '--cache-location', `node_modules/.cache/${tool}/`]

/** Lint: the floors, the sources one by one, the sheets, the layout of all of them, the spelling, and what nothing uses. */
export const LINT: readonly Check[] = [
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

/** tsc over everything, then once a host with the names that its engine knows. */
export const TYPES: readonly Check[] = [
  check('tsc', 'tsc', '--project', 'tsconfig.json'),
  ...TARGETS.map((target) => check(`tsc:${target}`, 'tsc', '--project', `config/tsconfig/${target}.json`)),
]

export const TESTS: readonly Check[] = [{ ...jest('jest', '--maxWorkers=2'), cores: 2 }]

export const BUILDS: readonly Check[] = TARGETS.map((target) =>
  check(`build:${target}`, 'taro', 'build', '--type', target),
)

const builds = (targets: readonly string[]): string[] => targets.map((target) => `build:${target}`)

/** What was built, against the budgets and the engines of the hosts. */
export const OUTPUT: readonly Check[] = [
  { ...check('size', 'tsx', 'scripts/size/size.ts'), needs: builds(TARGETS) },
  { ...check('host-code', 'tsx', 'scripts/host-code/host-code.ts'), needs: builds(['weapp', 'alipay', 'bank']) },
]

export const JOURNEY: readonly Check[] = [
  { ...jest('e2e', '--config', 'config/jest/e2e.config.js'), cores: 2, needs: ['build:h5'] },
]

/** WeChat's own compiler and component system over the built templates, and the three programs inside their hosts. */
export const HOSTS: readonly Check[] = [
  { ...jest('native', '--config', 'config/jest/native.config.js'), needs: ['build:weapp'] },
  {
    // A program that was killed in the middle of a request must not keep the checks from ending.
    ...jest('hosts', '--config', 'config/jest/hosts.config.js', '--maxWorkers=2', '--forceExit'),
    cores: 2,
    needs: builds(['weapp', 'alipay', 'bank']),
  },
]

/** What `npm run …` can ask for, by name. */
export const SETS: Readonly<Record<string, readonly Check[]>> = {
  all: [...LINT, ...TYPES, ...TESTS, ...BUILDS, ...OUTPUT, ...HOSTS, ...JOURNEY],
  fast: [...LINT, ...TYPES, ...TESTS],
  lint: LINT,
  typecheck: TYPES,
}
