import { FLOORS } from '../../config/floors'
import type { Outcome } from './check'
import type { TestCase } from './results'
import type { FlakyFile } from './retry'

const SLOWEST = 10

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

const testsOf = (outcomes: readonly Outcome[]): TestCase[] => outcomes.flatMap(({ tests = [] }) => tests)

/**
 * Returns the folder of a test: `test/domain/money.test.ts` → `domain`. Test files directly in `test/` belong to `app`.
 */
const roomOf = ({ file }: TestCase): string => {
  const [, room = '', below] = file.split('/')
  return below === undefined ? 'app' : room
}

/** Returns the level of a folder in `src/`: `0 domain, lib, locales, styles`. Returns the name of any other folder. */
const floorOf = (room: string): string => {
  const level = FLOORS.findIndex((rooms) => rooms.includes(room))
  return level < 0 ? room : `${level} ${FLOORS[level]!.join(', ')}`
}

/** Counts the tests of each level from the bottom up, then the tests of other folders. */
export const testsByFloor = (tests: readonly TestCase[]): [floor: string, count: number][] => {
  const counts = new Map<string, number>()
  for (const test of tests) {
    const floor = floorOf(roomOf(test))
    counts.set(floor, (counts.get(floor) ?? 0) + 1)
  }
  return [...counts].sort(([a], [b]) => a.localeCompare(b, 'en'))
}

/** Sorts tests, the slowest first. */
export const slowestTests = (tests: readonly TestCase[], count = SLOWEST): TestCase[] =>
  [...tests].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, count)

const indented = (text: string): string => text.trimEnd().replace(/^(?=.)/gm, '    ')

/** Returns the lines that list flaky files: their check, their tests and their first failure. */
export const flakyLines = (flaky: readonly FlakyFile[]): string[] => [
  'Flaky: failed, then passed alone. Fix these tests:',
  ...flaky.flatMap(({ check, file, tests, message }) => [
    `  ${file} (${check})`,
    ...tests.map((name) => `    ${name}`),
    indented(message),
  ]),
]

/** Returns lines to print: checks by duration, the slowest tests of all checks, and the tests of each level. */
export const reportOf = (outcomes: readonly Outcome[]): string[] => {
  const byTime = [...outcomes].sort((a, b) => b.seconds - a.seconds)
  const tests = testsOf(outcomes)
  const lines = [
    'Checks by time',
    ...byTime.map(({ name, seconds: took }) => `${took.toFixed(1).padStart(8)} s  ${name}`),
  ]
  if (tests.length === 0) return lines
  return [
    ...lines,
    '',
    'Slowest tests',
    ...slowestTests(tests).map(
      ({ name, file, milliseconds }) => `${seconds(milliseconds).padStart(10)}  ${file}: ${name}`,
    ),
    '',
    'Tests by floor',
    ...testsByFloor(tests).map(([floor, count]) => `${String(count).padStart(8)}    ${floor}`),
  ]
}
