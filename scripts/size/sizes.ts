import { existsSync } from 'node:fs'
import path from 'node:path'
import { estimate, type Estimate } from './estimate'
import { isOver, type Line } from './line'
import { packagesOf, weighMiniProgram } from './mini-program'
import { asMarkdown, asText, estimatesAsText } from './report'
import { weighWeb } from './web'

/** For each target, a file that every complete build contains. */
const BUILDS = { weapp: 'app.json', alipay: 'app.json', bank: 'app.json', h5: 'index.html' } as const

type Target = keyof typeof BUILDS

const TARGETS = Object.keys(BUILDS) as Target[]

export interface Sizes {
  lines: Line[]
  /** Estimated sizes of the mini programs' packages after all planned screens exist. */
  estimates: Estimate[]
  /** Targets without a build. */
  missing: string[]
  /** Lines of the report that exceed their budget. */
  over: Line[]
}

/**
 * Measures the builds of all targets.
 * @param dist folder that contains the builds' folders
 * @param only a single target; throws for an unknown target
 */
export const sizesOf = (dist: string, only?: string): Sizes => {
  const requested = TARGETS.filter((target) => !only || target === only)
  if (requested.length === 0) throw new Error(`Invalid target "${only}": use ${TARGETS.join(', ')}.`)
  const missing = requested.filter((target) => !existsSync(path.join(dist, target, BUILDS[target])))
  const lines = requested
    .filter((target) => !missing.includes(target))
    .flatMap((target) => (target === 'h5' ? weighWeb : weighMiniProgram)(target, path.join(dist, target)))
  const estimates = requested
    .filter((target) => target !== 'h5' && !missing.includes(target))
    .flatMap((target) => estimate(target, packagesOf(path.join(dist, target))))
  return { lines, estimates, missing, over: lines.filter(isOver) }
}

const option = (args: readonly string[], name: string): string | undefined => {
  const at = args.indexOf(name)
  return at < 0 ? undefined : args[at + 1]
}

/** Runs the command and returns its exit code. */
export const size = (args: readonly string[], print: (text: string) => void = console.log): number => {
  const { lines, estimates, missing, over } = sizesOf(option(args, '--dist') ?? 'dist', option(args, '--only'))
  const forReadme = args.includes('--markdown')
  print(forReadme ? asMarkdown(lines) : asText(lines))
  if (!forReadme && estimates.length > 0) print(`\n${estimatesAsText(estimates)}`)
  for (const { target, name } of over) print(`Over its budget: ${target}, ${name}`)
  for (const target of missing) print(`Not built: ${target}. Make it with npm run build:${target}.`)
  const ok = over.length === 0 && missing.length === 0
  if (!forReadme) print(JSON.stringify({ check: 'size', ok, over: over.length, missing, lines, estimates }))
  return ok ? 0 : 1
}
