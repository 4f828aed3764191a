import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SECRETS } from './settings'
import { KEY_FILE, type ToolCall } from './tool'

/** Runs a program and returns its exit code. */
export type Run = (program: string, args: string[], env: Record<string, string | undefined>) => number

const inTerminal: Run = (program, args, env) =>
  spawnSync(program, args, { stdio: 'inherit', env: { ...env } as NodeJS.ProcessEnv }).status ?? 1

/**
 * Downloads the vendor's tool and runs it. While it runs, the key is in a file that only this user can read. The key is
 * not passed as an argument, which other users could see, or in the environment.
 */
export const runTool = (call: ToolCall, run: Run = inTerminal): number => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-upload-'))
  const key = path.join(folder, call.key.file)
  const inherited = Object.entries(process.env).filter(([name]) => !SECRETS.includes(name))
  try {
    writeFileSync(key, call.key.content, { mode: 0o600 })
    const args = call.args.map((arg) => (arg === KEY_FILE ? key : arg))
    const env: Record<string, string | undefined> = {
      ...Object.fromEntries(inherited),
      npm_config_ignore_scripts: String(!call.installScripts),
    }
    return run('npm', ['exec', '--yes', `--package=${call.package}`, '--', ...args], env)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
