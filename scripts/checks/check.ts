import { spawn } from 'node:child_process'
import path from 'node:path'
import { type FailedFile, readResults, type TestCase } from './results'

/** A check of `npm test`. */
export interface Check {
  /** Short and unique: `oxlint`, `build:h5`. */
  name: string
  /** A program of `node_modules/.bin` and its arguments. */
  command: readonly [program: string, ...args: string[]]
  /** Options of Node.js for the program. */
  nodeOptions?: readonly string[]
  /** Cores that the check uses; checks run in parallel while there are free cores. */
  cores: number
  /**
   * Number of free cores that the check needs to start, by default `cores`. A lower number lets the check start on a
   * core that would otherwise be idle.
   */
  startsOn?: number
  /** File with the results of Jest and other checks with many tests. Other checks count as one test. */
  countsFile?: string
  /** Returns true for a test file that runs again, alone, after a failure (retry.ts). By default no file does. */
  isRetried?: (file: string) => boolean
  /** Names of checks that must pass first. Otherwise this check fails without running. */
  needs?: readonly string[]
}

export interface Outcome {
  name: string
  passed: number
  failed: number
  seconds: number
  /** Output of the program. */
  output: string
  /** The tests, if the check reports them. */
  tests?: readonly TestCase[]
  /** Failed test files, if the check reports them. */
  failures?: readonly FailedFile[]
}

/**
 * Returns the time without output after which a check hangs, ms. The longest files of browser tests print nothing for
 * eight minutes on two busy cores. The total time has no limit, because it depends on the machine.
 */
const patience = (): number => (process.env.FOYER_MATRIX === '1' ? 40 : 20) * 60_000

/** Jest's exit code for failed tests. */
const TESTS_FAILED = 1

/**
 * Returns the numbers of passed and failed tests.
 * @param code exit code of the check, or null for a killed check
 */
const resultsOf = (
  { countsFile }: Check,
  code: number | null,
): Pick<Outcome, 'passed' | 'failed' | 'tests' | 'failures'> => {
  const results = countsFile ? readResults(countsFile) : null
  // An exit code of 0 without the expected result file means that the tests did not complete.
  if (!results) return code === 0 && !countsFile ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const isExplained = code === 0 || (code === TESTS_FAILED && results.failed > 0)
  return isExplained ? results : { ...results, failed: results.failed + 1 }
}

const running = new Set<number>()

/** Kills the process group of a check, including browsers and workers. */
const kill = (pid: number): void => {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All processes of the group have already ended.
  }
}

export const stopChecks = (): void => running.forEach(kill)

/**
 * Runs a check. Stops a hanging check, which counts as failed. Never rejects.
 * @param silence time without output after which the check hangs, ms
 */
export const runCheck = (check: Check, silence = patience()): Promise<Outcome> =>
  new Promise((resolve) => {
    const start = Date.now()
    const [program, ...args] = check.command
    const file = path.resolve('node_modules/.bin', program)
    // Node.js options require a script of Node.js. Without options, the program can be any executable.
    const [run, ...all] = check.nodeOptions ? [process.execPath, ...check.nodeOptions, file, ...args] : [file, ...args]
    const child = spawn(run, all, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) },
      detached: true,
    })
    const parts: string[] = []
    const { pid } = child
    if (pid) running.add(pid)
    const finish = (code: number | null): void => {
      clearTimeout(timer)
      if (pid) running.delete(pid)
      resolve({
        name: check.name,
        ...resultsOf(check, code),
        seconds: (Date.now() - start) / 1000,
        output: parts.join(''),
      })
    }
    const timer = setTimeout(() => {
      parts.push(`\nStopped after ${silence / 60_000} minutes without output.\n`)
      if (pid) kill(pid)
      // Ends the check here, because a process outside of the group may still hold the output open.
      finish(null)
    }, silence)
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        timer.refresh()
        parts.push(text)
      })
    child.on('error', (error) => {
      parts.push(`${error.message}\n`)
      finish(null)
    })
    child.on('close', finish)
  })
