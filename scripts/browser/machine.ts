import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'

/** Operations of the machine that the search for a browser uses. Tests pass a fake. */
export interface Machine {
  env: Record<string, string | undefined>
  isRoot: boolean
  /** Returns the full path of a program on `PATH` or of an executable file, or undefined. */
  locate(program: string): string | undefined
  /** Runs a program until it ends. Returns its output, and true if it succeeded. */
  run(program: string, args: string[], seconds: number): { ok: boolean; output: string }
  /** Returns the path of Playwright's downloaded Chromium. */
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

/** Returns the current machine. */
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
