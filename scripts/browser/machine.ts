import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'

/** The machine as the search for a browser sees it; tests pass a fake. */
export interface Machine {
  env: Record<string, string | undefined>
  isRoot: boolean
  /** Full path of a program on `PATH`, or of an executable file given by its path; undefined when there is none. */
  locate(program: string): string | undefined
  /** Runs a program to its end; whether it went well, and what it printed. */
  run(program: string, args: string[], seconds: number): { ok: boolean; output: string }
  /** Where Playwright keeps the Chromium it downloads. */
  playwrightChromium(): string
  print(line: string): void
}

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The machine we run on. */
export const thisMachine = (): Machine => ({
  env: process.env,
  isRoot: process.getuid?.() === 0,
  locate: (program) => {
    const folders = program.includes('/') ? [''] : (process.env.PATH ?? '').split(path.delimiter)
    return folders.map((folder) => path.join(folder, program)).find(isExecutable)
  },
  run: (program, args, seconds) => {
    const { status, stdout, stderr } = spawnSync(program, args, {
      encoding: 'utf8',
      timeout: seconds * 1000,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return { ok: status === 0, output: `${stdout ?? ''}${stderr ?? ''}` }
  },
  playwrightChromium: () => chromium.executablePath(),
  print: (line) => process.stderr.write(`${line}\n`),
})
