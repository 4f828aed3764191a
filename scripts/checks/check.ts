import { spawn } from 'node:child_process'
import path from 'node:path'
import { type FailedFile, readResults, type TestCase } from './results'

/** One thing that `npm test` looks at. */
export interface Check {
  /** Short and unique: `oxlint`, `build:h5`. */
  name: string
  /** A program of `node_modules/.bin` and its arguments. */
  command: readonly [program: string, ...args: string[]]
  /** Options of Node.js for the program. */
  nodeOptions?: readonly string[]
  /** Cores that the check uses; checks run in parallel while there are free cores. */
  cores: number
  /** Cores that must be free for it to start; `cores` when absent. With fewer, it uses a core that would be idle. */
  startsOn?: number
  /** For Jest and other checks of many parts: the file it writes its results to. Others count as one. */
  countsFile?: string
  /** True for a file of its tests that runs once more, alone, when it failed (retry.ts); none when absent. */
  isRetried?: (file: string) => boolean
  /** Names of checks that must have passed; otherwise this one fails without being run. */
  needs?: readonly string[]
}

export interface Outcome {
  name: string
  passed: number
  failed: number
  seconds: number
  /** What it printed. */
  output: string
  /** The tests it ran, where it writes them down. */
  tests?: readonly TestCase[]
  /** The files of its tests that failed, where it writes them down. */
  failures?: readonly FailedFile[]
}

/** A check that hangs is stopped after so many minutes: far more than any takes on a machine that is busy with other work. */
const timeoutMinutes = (): number => (process.env.FOYER_MATRIX === '1' ? 40 : 15)

/** What Jest exits with when tests failed. */
const TESTS_FAILED = 1

/** @param code what the check exited with; null when it did not exit by itself */
const resultsOf = (
  { countsFile }: Check,
  code: number | null,
): Pick<Outcome, 'passed' | 'failed' | 'tests' | 'failures'> => {
  const results = countsFile ? readResults(countsFile) : null
  // Tests that exit with 0 and leave no results have not run to their end.
  if (!results) return code === 0 && !countsFile ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const isExplained = code === 0 || (code === TESTS_FAILED && results.failed > 0)
  return isExplained ? results : { ...results, failed: results.failed + 1 }
}

const running = new Set<number>()

/** Ends the processes of a check: its group, so that browsers and workers go with it. */
const kill = (pid: number): void => {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All of them have ended.
  }
}

/** Ends all checks that are running. */
export const stopChecks = (): void => running.forEach(kill)

/** Runs a check to its end; one that hangs is stopped and has failed. Never rejects. */
export const runCheck = (check: Check): Promise<Outcome> =>
  new Promise((resolve) => {
    const start = Date.now()
    const [program, ...args] = check.command
    const file = path.resolve('node_modules/.bin', program)
    // With options, the program is a script that Node.js runs; without, it may be any program.
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
    const minutes = timeoutMinutes()
    const timer = setTimeout(() => {
      parts.push(`\nStopped after ${minutes} minutes.\n`)
      if (pid) kill(pid)
      // A process that left the group may hold the output open.
      finish(null)
    }, minutes * 60_000)
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => parts.push(text))
    child.on('error', (error) => {
      parts.push(`${error.message}\n`)
      finish(null)
    })
    child.on('close', finish)
  })
