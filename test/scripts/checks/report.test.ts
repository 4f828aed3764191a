import { mkdtempSync, existsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Outcome } from '../../../scripts/checks/check'
import { reportOf, slowestTests, testsByFloor } from '../../../scripts/checks/report'
import { readResults, type TestCase } from '../../../scripts/checks/results'

const test1 = (file: string, milliseconds: number, name = 'works'): TestCase => ({ name, file, milliseconds })

const outcome = (name: string, seconds: number, tests?: TestCase[]): Outcome => ({
  name,
  seconds,
  tests,
  passed: 1,
  failed: 0,
  output: '',
})

test('lists the ten slowest tests over all checks', () => {
  const tests = Array.from({ length: 12 }, (_, at) => test1(`test/lib/${at}.test.ts`, at * 100))
  expect(slowestTests(tests).map(({ milliseconds }) => milliseconds)).toEqual([
    1100, 1000, 900, 800, 700, 600, 500, 400, 300, 200,
  ])
})

test('counts tests by layer from the bottom up, then by other folders', () => {
  const files = [
    'test/e2e/a.test.ts',
    'test/domain/a.test.ts',
    'test/lib/x/b.test.ts',
    'test/pages/a.test.ts',
    'test/a.test.ts',
  ]
  expect(testsByFloor(files.map((file) => test1(file, 1)))).toEqual([
    ['0 domain, lib, locales, styles', 2],
    ['6 pages, packages', 1],
    ['7 app', 1],
    ['e2e', 1],
  ])
})

test('lists checks and tests by duration', () => {
  const lines = reportOf([
    outcome('oxlint', 3.21),
    outcome('jest', 70, [test1('test/lib/a.test.ts', 1_250, 'adds up')]),
  ])
  expect(lines.slice(1, 3)).toEqual(['    70.0 s  jest', '     3.2 s  oxlint'])
  expect(lines).toContain('     1.3 s  test/lib/a.test.ts: adds up')
})

test('omits the list of tests for checks without tests', () => {
  expect(reportOf([outcome('oxlint', 3)])).toEqual(['Checks by time', '     3.0 s  oxlint'])
})

test('reads a results file once, and counts a failed file without tests as failed', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'foyer-results-')), 'results.json')
  const result = (name: string, status: string, message: string, assertionResults: object[]) => ({
    name: path.resolve(name),
    status,
    message,
    assertionResults,
  })
  const testResults = [
    result('test/lib/a.test.ts', 'failed', 'expected 3', [
      { fullName: 'adds up', status: 'passed', duration: 7 },
      { fullName: 'subtracts', status: 'failed', duration: 8 },
    ]),
    result('test/lib/b.test.ts', 'passed', '', [{ fullName: 'was skipped', status: 'pending', duration: null }]),
    result('test/lib/c.test.ts', 'failed', 'unexpected token', []),
  ]
  writeFileSync(file, JSON.stringify({ testResults }))
  expect(readResults(file)).toEqual({
    passed: 1,
    failed: 2,
    tests: [
      test1('test/lib/a.test.ts', 7, 'adds up'),
      test1('test/lib/a.test.ts', 8, 'subtracts'),
      test1('test/lib/b.test.ts', 0, 'was skipped'),
    ],
    failures: [
      { file: 'test/lib/a.test.ts', tests: ['subtracts'], message: 'expected 3', passed: 1, failed: 1 },
      { file: 'test/lib/c.test.ts', tests: [], message: 'unexpected token', passed: 0, failed: 1 },
    ],
  })
  expect(existsSync(file)).toBe(false)
  expect(readResults(file)).toBeNull()
})
