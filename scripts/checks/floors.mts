import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import floors from '../../config/floors.js'

const { HOSTS } = floors

type Rules = typeof floors.forbidden

const ROOMS = ['src', 'scripts', 'config', 'test']

/** One forbidden import. */
export interface Breach {
  rule: string
  from: string
  /** The imported module, or the path of a cycle. */
  to: string
  comment: string
}

/** Returns the folders of screens. Each contains a page configuration that has the folder's name. */
const screensOf = (root: string): string[] =>
  readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.split(path.sep).join('/')}`)
    .flatMap((file) => /^(.*\/([^/]+))\/\2\.config\.ts$/.exec(file)?.[1] ?? [])

const cruiseAs = async (root: string, host: string, rooms: string[], forbidden: Rules): Promise<Breach[]> => {
  const { output } = await cruise(
    rooms.filter((room) => existsSync(path.join(root, room))),
    {
      baseDir: root,
      validate: true,
      skipAnalysisNotInRules: true,
      ruleSet: { forbidden },
      // Also counts `import type`.
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      enhancedResolveOptions: { extensions: [`.${host}.ts`, '.ts', '.tsx', '.json', '.js', '.scss'] },
    },
    { alias: { '@': path.join(root, 'src') } },
  )
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    from,
    to: cycle ? cycle.map(({ name }) => name).join(' → ') : to,
    comment: forbidden.find(({ name }) => name === rule.name)?.comment ?? '',
  }))
}

/**
 * Returns the forbidden imports below `root`, once for each host. An import such as `./pay` resolves to another file
 * for each host, so cycles can differ.
 */
export const checkFloors = async (root: string): Promise<Breach[]> => {
  const breaches = new Map<string, Breach>()
  const forbidden = [...floors.forbidden, ...floors.screensApart(screensOf(root))]
  for (const [index, host] of HOSTS.entries())
    // Scripts and tests have no files for single hosts, so they are checked only once.
    for (const breach of await cruiseAs(root, host, index === 0 ? ROOMS : ['src'], forbidden))
      breaches.set(`${breach.rule} ${breach.from} ${breach.to}`, breach)
  return [...breaches.values()]
}

const main = async (root = '.', format?: string): Promise<void> => {
  const breaches = await checkFloors(path.resolve(root))
  if (format === '--json') return console.log(JSON.stringify(breaches))
  for (const { rule, from, to, comment } of breaches) console.error(`${rule}: ${from} → ${to}\n  ${comment}`)
  console.log(breaches.length ? `${breaches.length} forbidden imports` : 'no forbidden imports')
  process.exitCode = breaches.length ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv[2], process.argv[3])
