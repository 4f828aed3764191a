/*
 * Checks built mini programs: `npm run host-code [-- --only TARGET] [--dist FOLDER]`. The oldest supported engine of
 * each host must be able to parse them. They must contain no code for another host, and no undocumented keys in their
 * configuration. Exits with 1 on a fault or a missing build.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildFaults } from './build-faults'
import type { MiniTarget } from './hosts'

const TARGETS: readonly MiniTarget[] = ['weapp', 'alipay', 'bank']

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : process.argv[at + 1]
}

const report = (target: MiniTarget, folder: string): boolean => {
  if (!existsSync(path.join(folder, 'app.json'))) {
    console.log(`Not built: ${target}. Make it with npm run build:${target}.`)
    return false
  }
  const faults = buildFaults(target, folder)
  for (const { file, line, column, text } of faults) console.log(`${target}/${file}:${line}:${column}: ${text}`)
  if (faults.length === 0) console.log(`${target}: every file can be read by its host`)
  return faults.length === 0
}

const only = option('--only')
const requested = TARGETS.filter((target) => !only || target === only)
if (requested.length === 0) throw new Error(`Invalid target "${only}": use ${TARGETS.join(', ')}.`)
const results = requested.map((target) => report(target, path.join(option('--dist') ?? 'dist', target)))
process.exitCode = results.every(Boolean) ? 0 : 1
