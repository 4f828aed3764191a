import path from 'node:path'
import { isWholeMatrix, runSeed, shareOf } from './scope'

const NAMES = ['FOYER_MATRIX', 'FOYER_SEED', 'FOYER_RUN_SEED'] as const
const before = Object.fromEntries(NAMES.map((name) => [name, process.env[name]]))

/** Sets these environment variables, and removes all others that affect the scope. */
const setVariables = (values: Record<string, string | undefined>): void => {
  for (const name of NAMES) {
    const value = values[name]
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
}

beforeEach(() => setVariables({}))
afterAll(() => setVariables(before))

describe('the whole matrix', () => {
  it('runs one eighth of the cases by default, rounded up', () => {
    expect(isWholeMatrix()).toBe(false)
    expect([0, 1, 8, 9, 800].map(shareOf)).toEqual([0, 1, 1, 2, 100])
  })

  it('runs every case with FOYER_MATRIX=1', () => {
    setVariables({ FOYER_MATRIX: '1' })
    expect(isWholeMatrix()).toBe(true)
    expect([0, 1, 9, 800].map(shareOf)).toEqual([0, 1, 9, 800])
  })

  it.each(['unit', 'dom', 'e2e', 'hosts'])('runs folders called matrix in %s only with FOYER_MATRIX=1', (name) => {
    const ignored = (): string[] => {
      let patterns: string[] = []
      jest.isolateModules(() => {
        const config = jest.requireActual<{ testPathIgnorePatterns: string[] }>(`../../config/jest/${name}.config.js`)
        patterns = config.testPathIgnorePatterns
      })
      return patterns.map((pattern) => pattern.replace('<rootDir>', path.resolve('.')))
    }
    const isIgnored = (file: string): boolean =>
      ignored().some((pattern) => new RegExp(pattern).test(path.resolve(file)))
    expect(isIgnored('test/stores/matrix/a.test.ts')).toBe(true)
    expect(isIgnored('test/stores/matrix.test.ts')).toBe(false)
    setVariables({ FOYER_MATRIX: '1' })
    expect(isIgnored('test/stores/matrix/a.test.ts')).toBe(false)
  })
})

describe('the seed of random runs', () => {
  it('is FOYER_SEED, or else the seed of the run, or else 1', () => {
    expect(runSeed()).toBe(1)
    setVariables({ FOYER_RUN_SEED: '12345' })
    expect(runSeed()).toBe(12_345)
    setVariables({ FOYER_SEED: '7', FOYER_RUN_SEED: '12345' })
    expect(runSeed()).toBe(7)
  })

  it('is chosen once per run for FOYER_SEED=random', () => {
    setVariables({ FOYER_SEED: 'random' })
    expect(runSeed()).toBeGreaterThan(0)
    expect(new Set(Array.from({ length: 10 }, runSeed)).size).toBeGreaterThan(1)
    setVariables({ FOYER_SEED: 'random', FOYER_RUN_SEED: '12345' })
    expect(runSeed()).toBe(12_345)
  })
})
