import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Check, runCheck } from '../../../scripts/checks/check'
import { retryFailures } from '../../../scripts/checks/retry'
import { schedule } from '../../../scripts/checks/schedule'

const PASSES = `test('passes', () => undefined)`
const FAILS = `test('fails', () => { throw new Error('broken') })`
/** A test that fails in its first run and writes a marker file. The second run finds the file and passes. */
const FAILS_ONCE = `
  const fs = require('fs')
  test('passes', () => undefined)
  test('fails once', () => {
    const mark = __filename + '.ran'
    if (fs.existsSync(mark)) return
    fs.writeFileSync(mark, '')
    throw new Error('flaky')
  })`

let folder: string
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'foyer-flaky-project-')))
})
afterEach(() => rmSync(folder, { recursive: true }))

/**
 * Runs a Jest project with these files, as `npm test` runs its checks. Files whose names begin with `pure-` are not
 * retried.
 */
const runProject = async (sources: Record<string, string>) => {
  for (const [name, source] of Object.entries(sources)) writeFileSync(path.join(folder, `${name}.test.js`), source)
  const config = path.join(folder, 'jest.config.json')
  writeFileSync(config, JSON.stringify({ rootDir: folder, transform: {} }))
  const countsFile = path.join(folder, 'results.json')
  const check: Check = {
    name: 'jest',
    command: ['jest', '--config', config, '--runInBand', '--json', `--outputFile=${countsFile}`],
    cores: 1,
    countsFile,
    isRetried: (file) => !path.basename(file).startsWith('pure-'),
  }
  const ended = await schedule([check], 2, runCheck, () => undefined)
  const { outcomes, flaky, refusal } = await retryFailures([check], ended, runCheck, () => undefined)
  const [{ passed, failed, failures = [] }] = outcomes as [(typeof outcomes)[number]]
  const nameOf = ({ file }: { file: string }): string => path.basename(file, '.test.js')
  return { passed, failed, failures: failures.map(nameOf).sort(), flaky: flaky.map(nameOf), refusal }
}

test('lists a file that passes on a retry as flaky, except in pure code', async () => {
  expect(
    await runProject({ good: PASSES, once: FAILS_ONCE, broken: FAILS, 'pure-once': FAILS_ONCE, syntax: 'const' }),
  ).toEqual({
    passed: 4,
    failed: 3,
    failures: ['broken', 'pure-once', 'syntax'],
    flaky: ['once'],
    refusal: null,
  })
})

test('passes if the only failed file passes on a retry', async () => {
  expect(await runProject({ good: PASSES, once: FAILS_ONCE })).toEqual({
    passed: 3,
    failed: 0,
    failures: [],
    flaky: ['once'],
    refusal: null,
  })
})

test('fails when six files might be flaky', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  expect(await runProject(Object.fromEntries(names.map((name) => [name, FAILS_ONCE])))).toEqual({
    passed: 6,
    failed: 6,
    failures: names,
    flaky: [],
    refusal: expect.stringContaining('6 could be flaky'),
  })
})
