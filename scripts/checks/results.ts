import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** One test in the results of a check. */
export interface TestCase {
  /** Full name of the test: the titles of its describes and its own title. */
  name: string
  /** Path from the project's folder. */
  file: string
  milliseconds: number
}

export interface FailedFile {
  /** Path from the project's folder. */
  file: string
  /** Titles of its failed tests; empty if the file itself could not run. */
  tests: readonly string[]
  /** Failures of the test as printed by Jest. */
  message: string
  passed: number
  /** Number of failed tests. At least 1, because a file that could not run counts as one test. */
  failed: number
}

export interface Results {
  passed: number
  failed: number
  tests: readonly TestCase[]
  failures: readonly FailedFile[]
}

/** The parts of Jest's `--json` file that are used. */
interface ResultsFile {
  testResults: readonly FileResult[]
}

interface FileResult {
  /** Absolute path of the file. */
  name: string
  /** Status of the file: also `failed` if the file could not run or failed outside of tests. */
  status: string
  message: string
  assertionResults: readonly { fullName: string; status: string; duration?: number | null }[]
}

const passedIn = ({ assertionResults }: FileResult): number =>
  assertionResults.filter(({ status }) => status === 'passed').length

const failureOf = (result: FileResult): FailedFile => {
  const { name, message, assertionResults } = result
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  return {
    file: path.relative('.', name),
    tests: failed.map(({ fullName }) => fullName),
    message,
    passed: passedIn(result),
    failed: Math.max(1, failed.length),
  }
}

/** Reads the results of a check and removes their file. Returns null if it is missing. */
export const readResults = (file: string): Results | null => {
  if (!existsSync(file)) return null
  const results = JSON.parse(readFileSync(file, 'utf8')) as ResultsFile
  rmSync(file)
  const failures = results.testResults.filter(({ status }) => status === 'failed').map(failureOf)
  return {
    passed: results.testResults.reduce((sum, result) => sum + passedIn(result), 0),
    failed: failures.reduce((sum, { failed }) => sum + failed, 0),
    failures,
    tests: results.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: fullName,
        file: path.relative('.', name),
        milliseconds: duration ?? 0,
      })),
    ),
  }
}
