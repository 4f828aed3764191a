import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface TypingTimes {
  /** 60 fields for each of 20 people, drawn by their definition. */
  defined: number[]
  /** A form of 60 fields that is written by hand. */
  written: number[]
}

/** Measures the time from a key stroke until the form is drawn, in jsdom, ms. */
export const measureTyping = (rounds: number): TypingTimes => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forms-'))
  const file = path.join(folder, 'times.json')
  const jest = ['jest', '--config', 'config/jest/dom.config.js', '--testMatch', '<rootDir>/test/bench/forms/typing.tsx']
  const { status, stderr } = spawnSync('npx', jest, {
    cwd: path.resolve(__dirname, '../../..'),
    encoding: 'utf8',
    env: { ...process.env, FORM_ROUNDS: String(rounds), FORM_TIMES: file },
  })
  try {
    if (status !== 0) throw new Error(stderr)
    return JSON.parse(readFileSync(file, 'utf8')) as TypingTimes
  } finally {
    rmSync(folder, { recursive: true })
  }
}
