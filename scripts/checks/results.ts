import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** One test as a check reports it. */
export interface TestCase {
  /** Its describes and its own name. */
  name: string
  /** Path from the project's folder. */
  file: string
  milliseconds: number
}

export interface Results {
  passed: number
  failed: number
  tests: readonly TestCase[]
}

/** The parts of Jest's `--json` file that are read here; other checks write the same shape. */
interface ResultsFile {
  numPassedTests: number
  numFailedTests: number
  /** Files that could not run at all. */
  numRuntimeErrorTestSuites: number
  testResults: readonly {
    /** Absolute path of the file. */
    name: string
    assertionResults: readonly { fullName: string; duration?: number | null }[]
  }[]
}

/** Reads the results that a check wrote and removes the file; null when there is none. */
export const readResults = (file: string): Results | null => {
  if (!existsSync(file)) return null
  const results = JSON.parse(readFileSync(file, 'utf8')) as ResultsFile
  rmSync(file)
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    tests: results.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: fullName,
        file: path.relative('.', name),
        milliseconds: duration ?? 0,
      })),
    ),
  }
}
