import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** One thing that `npm test` looks at. */
export interface Check {
  /** Short and unique: `eslint`, `build:h5`. */
  name: string
  /** A program of `node_modules/.bin` and its arguments. */
  command: readonly [program: string, ...args: string[]]
  /** Cores it keeps busy; checks run side by side as long as the machine has cores for them. */
  cores: number
  /** For Jest: the file it writes its counts to. Others count as one. */
  countsFile?: string
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
}

const MINUTES = 12

interface JestCounts {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
}

const count = (check: Check, ok: boolean): Pick<Outcome, 'passed' | 'failed'> => {
  if (!check.countsFile || !existsSync(check.countsFile))
    return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const counts = JSON.parse(readFileSync(check.countsFile, 'utf8')) as JestCounts
  rmSync(check.countsFile)
  const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites
  return { passed: counts.numPassedTests, failed: ok ? failed : Math.max(1, failed) }
}

/** Runs a check to its end; one that hangs is stopped and has failed. Never rejects. */
export const runCheck = (check: Check): Promise<Outcome> =>
  new Promise((resolve) => {
    const start = Date.now()
    const [program, ...args] = check.command
    const child = spawn(path.resolve('node_modules/.bin', program), args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) },
      detached: true,
    })
    const parts: string[] = []
    const finish = (ok: boolean): void => {
      clearTimeout(timer)
      resolve({
        name: check.name,
        ...count(check, ok),
        seconds: (Date.now() - start) / 1000,
        output: parts.join(''),
      })
    }
    const timer = setTimeout(() => {
      parts.push(`\nStopped after ${MINUTES} minutes.\n`)
      // The group, so that browsers and workers go with it.
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    }, MINUTES * 60_000)
    child.stdout.on('data', (chunk: Buffer) => parts.push(chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => parts.push(chunk.toString()))
    child.on('error', (error) => {
      parts.push(`${error.message}\n`)
      finish(false)
    })
    child.on('close', (code) => finish(code === 0))
  })
