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

const resultsOf = (check: Check, ok: boolean): Pick<Outcome, 'passed' | 'failed' | 'tests' | 'failures'> => {
  const results = check.countsFile ? readResults(check.countsFile) : null
  if (!results) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  return ok ? results : { ...results, failed: Math.max(1, results.failed) }
}

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
    const finish = (ok: boolean): void => {
      clearTimeout(timer)
      resolve({
        name: check.name,
        ...resultsOf(check, ok),
        seconds: (Date.now() - start) / 1000,
        output: parts.join(''),
      })
    }
    const minutes = timeoutMinutes()
    const timer = setTimeout(() => {
      parts.push(`\nStopped after ${minutes} minutes.\n`)
      // The group, so that browsers and workers go with it.
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    }, minutes * 60_000)
    child.stdout.on('data', (chunk: Buffer) => parts.push(chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => parts.push(chunk.toString()))
    child.on('error', (error) => {
      parts.push(`${error.message}\n`)
      finish(false)
    })
    child.on('close', (code) => finish(code === 0))
  })
