import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Check, Outcome } from '../../../scripts/checks/check'
import { SETS } from '../../../scripts/checks/list'
import { flakyLines } from '../../../scripts/checks/report'
import type { FailedFile, TestCase } from '../../../scripts/checks/results'
import { retryFailures, writeFlaky } from '../../../scripts/checks/retry'

const check = (name: string, isRetried?: Check['isRetried']): Check => ({
  name,
  command: ['jest', '--config', `${name}.config.js`],
  cores: 1,
  isRetried,
})

/** The escape sequence that makes text in a terminal red. */
const RED = '\u001B[31m'

const failure = (file: string): FailedFile => ({
  file,
  tests: ['pays an order'],
  message: `${RED}pays an order\n\n  expected 1, got 2`,
  passed: 2,
  failed: 1,
})

const testCase = (file: string): TestCase => ({ name: 'works', file, milliseconds: 1 })

/** Returns the outcome of a check with ten tests. In each of these files, one test fails. */
const outcome = (name: string, files: readonly string[]): Outcome => ({
  name,
  passed: 10 - files.length,
  failed: files.length,
  seconds: 1,
  output: '',
  tests: [...files, 'test/e2e/other.test.ts'].map(testCase),
  failures: files.map(failure),
})

/** Retries the files that failed. Files in `broken` fail again. Records the commands that were run. */
const retry = async (checks: Check[], outcomes: Outcome[], broken: string[] = []) => {
  const commands: string[] = []
  const printed: string[] = []
  const retried = await retryFailures(
    checks,
    outcomes,
    async ({ name, command }) => {
      commands.push(command.join(' '))
      const file = command.at(-1)!
      const failed = broken.includes(file) ? 1 : 0
      return { name, passed: 3 - failed, failed, seconds: 1, output: '', tests: [testCase(file)] }
    },
    ({ name }) => printed.push(name),
  )
  return { ...retried, commands, printed }
}

const always = () => true
const files = (count: number) => Array.from({ length: count }, (_, at) => `test/e2e/${at}.test.ts`)

describe('retryFailures', () => {
  it('runs a failed file again with the same configuration', async () => {
    const { commands, printed } = await retry([check('e2e', always)], [outcome('e2e', files(1))])
    expect(commands).toEqual(['jest --config e2e.config.js --forceExit --runTestsByPath test/e2e/0.test.ts'])
    expect(printed).toEqual(['e2e again: test/e2e/0.test.ts'])
  })

  it('counts a file that passes on the retry as passed, and lists it as flaky', async () => {
    const { outcomes, flaky, refusal } = await retry([check('e2e', always)], [outcome('e2e', files(1))])
    const [{ passed, failed, failures, tests }] = outcomes as [Outcome]
    expect({ passed, failed, failures }).toEqual({ passed: 10, failed: 0, failures: [] })
    expect(tests).toEqual([testCase('test/e2e/other.test.ts'), testCase('test/e2e/0.test.ts')])
    expect(flaky).toEqual([
      {
        check: 'e2e',
        file: 'test/e2e/0.test.ts',
        tests: ['pays an order'],
        message: 'pays an order\n\n  expected 1, got 2',
      },
    ])
    expect(refusal).toBeNull()
  })

  it('counts a file that fails twice as failed', async () => {
    const ended = [outcome('e2e', files(2))]
    const { outcomes, flaky } = await retry([check('e2e', always)], ended, ['test/e2e/1.test.ts'])
    expect(outcomes).toMatchObject([{ passed: 9, failed: 1, failures: [{ file: 'test/e2e/1.test.ts' }] }])
    expect(flaky.map(({ file }) => file)).toEqual(['test/e2e/0.test.ts'])
  })

  it('retries five failed files from several checks', async () => {
    const checks = [check('e2e', always), check('hosts', always)]
    const { outcomes, flaky } = await retry(checks, [outcome('hosts', files(3)), outcome('e2e', files(2))])
    expect(flaky).toHaveLength(5)
    expect(outcomes.map(({ name, failed }) => [name, failed])).toEqual([
      ['hosts', 0],
      ['e2e', 0],
    ])
  })

  it('retries nothing and reports this when more than five files failed', async () => {
    const checks = [check('e2e', always), check('hosts', always)]
    const ended = [outcome('e2e', files(3)), outcome('hosts', files(3))]
    const { outcomes, flaky, refusal, commands } = await retry(checks, ended)
    expect(commands).toEqual([])
    expect({ outcomes, flaky }).toEqual({ outcomes: ended, flaky: [] })
    expect(refusal).toBe('No failed file ran again: 6 could be flaky, and at most 5 are tried again.')
  })

  it('retries only files that the check allows', async () => {
    const ended = [outcome('jest', ['test/domain/money.test.ts', 'test/gateway/fuzz.test.ts'])]
    const { outcomes, commands } = await retry([check('jest', (file) => file.includes('gateway'))], ended)
    expect(commands).toHaveLength(1)
    expect(outcomes).toMatchObject([{ failed: 1, failures: [{ file: 'test/domain/money.test.ts' }] }])
  })

  it('counts a check without results as failed', async () => {
    const crashed: Outcome = { name: 'e2e', passed: 0, failed: 1, seconds: 1, output: '' }
    const { outcomes, commands } = await retry([check('e2e', always)], [crashed])
    expect({ outcomes, commands }).toEqual({ outcomes: [crashed], commands: [] })
  })
})

describe('the checks of npm test', () => {
  const isRetried = (name: string, file: string): boolean =>
    SETS.all!.find((each) => each.name === name)?.isRetried?.(file) ?? false

  it.each([
    ['e2e', 'test/e2e/journey.test.ts'],
    ['hosts', 'test/hosts/nodes.test.ts'],
    ['jest', 'test/gateway/modules/base/risk/captcha.test.ts'],
    ['jest', 'test/pages/home/home.test.tsx'],
  ])('retry a failed file of the check %s: %s', (name, file) => expect(isRetried(name, file)).toBe(true))

  it.each([
    ['jest', 'test/domain/money.test.ts'],
    ['jest', 'test/scripts/gateway/seed.test.ts'],
    ['native', 'test/native/price.test.ts'],
  ])('do not retry a failed file of the check %s: %s', (name, file) => expect(isRetried(name, file)).toBe(false))
})

describe('the list of flaky files', () => {
  const flaky = { check: 'e2e', file: 'test/e2e/0.test.ts', tests: ['pays an order'], message: 'expected 1\n\ngot 2\n' }

  it('is written to a file, even when it is empty', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'foyer-flaky-')), 'cache', 'flaky.json')
    writeFlaky([flaky], file)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([flaky])
    writeFlaky([], file)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([])
  })

  it('shows each file with its tests and first failure', () => {
    expect(flakyLines([flaky])).toEqual([
      'Flaky: failed, then passed alone. Fix these tests:',
      '  test/e2e/0.test.ts (e2e)',
      '    pays an order',
      '    expected 1\n\n    got 2',
    ])
  })
})
