import { readdirSync } from 'node:fs'
import path from 'node:path'
import { forbidden, HOSTS, screensApart } from '../../../config/floors'
import { graphOf, readTree } from './graph'
import { type Breach, breachesOf } from './rules'

/** Folders of screens: those that hold the page configuration of their own name. */
const screensOf = (root: string): string[] =>
  readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.split(path.sep).join('/')}`)
    .flatMap((file) => /^(.*\/([^/]+))\/\2\.config\.ts$/.exec(file)?.[1] ?? [])

/**
 * Finds every forbidden import of the tree at `root`, as the build of each host resolves it: `./pay` is another file on
 * each, and a cycle may exist on one of them only.
 */
const checkFloors = (root: string): Breach[] => {
  const rules = [...forbidden, ...screensApart(screensOf(root))]
  const tree = readTree(root)
  const breaches = HOSTS.flatMap((host) => breachesOf(graphOf(tree, host), rules))
  return [...new Map(breaches.map((breach) => [`${breach.rule} ${breach.from} ${breach.to}`, breach])).values()]
}

const main = (root = '.', format?: string): void => {
  const breaches = checkFloors(path.resolve(root))
  if (format === '--json') return console.log(JSON.stringify(breaches))
  for (const { rule, from, to, comment } of breaches) console.error(`${rule}: ${from} → ${to}\n  ${comment}`)
  console.log(breaches.length ? `${breaches.length} forbidden imports` : 'no forbidden imports')
  process.exitCode = breaches.length ? 1 : 0
}

main(process.argv[2], process.argv[3])
